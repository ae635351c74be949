/** Words, publicity and languages. Format: `parse.ts`. */
export const communicationWork = `
content-writing: Content Writing
  writer, writers, writing, write, content writing, content writer, blog, blogger, bloggers, blogging,
  blog posts, articles, write articles, newsletter, newsletters, article, web content, website content,
  columnist, technical writing, technical writer, write stories, success stories, annual report,
  content creation, content creator, content strategy, case studies, book reviews, author, authors, reports
  = creative content
journalism: Journalism < content-writing
  journalism, journalist, journalists, reporter, reporters, news, newspaper, magazine, news stories,
  correspondents, correspondent, feature articles, community newspaper
editing: Editing and Proofreading < content-writing
  editor, editors, editing, edit, proofreading, proofread, proofreader, copyediting, copy editor,
  copy editing, copyeditor, publishing, manuscript, edit publications, wikipedia, editorial, copy desk,
  book editor, publishing house, proofreading and editing
copywriting: Copywriting
  copywriting, copywriter, copywriters, copy writer, marketing copy, ad copy, advertising copy,
  brochure text, slogans, taglines, scriptwriter, script writing, screenwriter, sales letters,
  appeal letter, web copy
letter-writing: Letter Writing < content-writing administrative-support
  letter writing, pen pal, pen pals, thank you letters, thank you notes, correspondence
creative-writing: Creative Writing < content-writing arts-education
  creative writing, poetry, poet, poets, fiction, poem, poems, writing workshop, writing workshops,
  writing tutor, essay writing, essays, writing center, storywriting, memoir, novelist, novel, short stories,
  playwriting, lyrics, screenwriting, storyteller workshop, spoken word
digital-marketing: Digital Marketing
  marketing, marketer, digital marketing, online marketing, internet marketing, email marketing,
  email campaign, marketing plan, marketing strategy, marketing assistant, marketing coordinator,
  marketing campaign, marketing materials, advertising, advertisement, promoter, mailchimp, google analytics,
  campaign manager, audience development, marketing intern, guerrilla marketing, promotional campaign,
  promote events, marketing volunteer, marketing officer, brand ambassador campaign, newsletter marketing,
  crm marketing, marketing specialist, marketing communications, campaign marketing, brand manager,
  growth marketing, product marketing, marketing manager, marketing director, marketing student,
  advertising agency, ad agency, customer acquisition, email newsletter campaigns
social-media: Social Media
  social media, social networking, social network, facebook, twitter, instagram, tiktok, youtube channel,
  linkedin, myspace, hashtags, community manager, online community, social marketing, new media,
  social media manager, posts, social media coordinator, social media content, social networks,
  content calendar, instagram page, facebook page, twitter account, online presence
seo-sem: SEO/SEM
  seo, sem, search engine, search engine optimization, search engine marketing, search marketing,
  keyword research, keywords, google ads, adwords, google grants, paid search, pay per click, ppc,
  website traffic, paid media, ppc campaigns, search ads, backlinks, google search console, search ranking
public-relations: Public Relations
  public relations, pr, publicist, publicists, publicity, press release, press releases, press kit,
  media relations, media outreach, media list, press list, media coverage, communications assistant,
  communications associate, spokesperson, media contacts, communications plan, communications director,
  communications strategy, communications work, communications intern, communications volunteer,
  press outreach, press officer, media officer, media pitch, communications officer, press contact, op ed,
  op eds
  = communication, communications, press
translation: Translation
  translation, translations, translator, translators, translate, translating, bilingual, multilingual,
  translate documents, native speaker, language skills, translate materials, subtitles, subtitling,
  localization, localisation, proofread translations, language volunteer, translate website
  = languages, spanish, french, german, italian, portuguese, chinese, mandarin, arabic, russian, korean,
  japanese, hindi, polish, vietnamese, bilingual
interpreting: Interpreting < translation
  interpreter, interpreters, interpret, interpreting, interpretation, oral translation, medical interpreter,
  court interpreter, simultaneous
`
