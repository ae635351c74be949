/** Arts, crafts, performance, media, culture and design. Format: `parse.ts`. */
export const artsWork = `
performing-arts: Performing Arts
  performing arts, performer, performers, performance, performances, talent show, stage performance,
  entertainer, entertainers, entertainment, open mic, variety show, circus, juggler, jugglers, magician,
  clown, clowns, puppet, puppets, puppeteer, puppetry, stilt walker, street performers, costumed character,
  entertain
  = magic, comedy, clowning
acting: Acting and Theater < performing-arts
  acting, actor, actors, actress, theater, theatre, drama, improv, improvisation, stage play, play reading,
  playwright, theater director, drama class, drama club, stage manager, role play, role playing actor,
  script reading
  = directing, stage management
music: Music < performing-arts
  music, musician, musicians, band, choir, chorus, orchestra, singer, singers, sing, singing, piano, pianist,
  guitar, guitarist, violin, drum, drummer, drummers, percussion, dj, concert, concerts, jazz, songs,
  keyboard player, ukulele, brass band, sing along, accompanist, songwriter, composer, dj music,
  music therapy performance, vocalist, vocalists, cello, cellist, trumpet, saxophone, flute, harp,
  opera singer, rapper, hip hop artist, music producer, bass player, sound of music, conductor, gospel,
  violinist, musical
  = musical instruments
music-lessons: Music Lessons < teaching music
  music lessons, music teacher, music class, music classes, music instructor, teach music, piano lessons,
  piano teacher, guitar lessons, choir director, voice lessons, music education, music program, teach guitar,
  teach piano
dance: Dance < performing-arts
  dance, dancer, dancers, ballet, hip hop, salsa, tap dance, modern dance, african dance, dance company,
  dance performance
dance-instruction: Dance Instruction < dance fitness-instruction teaching
  dance teacher, dance instructor, dance class, dance classes, dance lessons, choreographer, choreographers,
  choreograph, choreography, teach dance, teach dancing, dance instruction, dance workshop, dance program,
  zumba, dance coach, dance workshops, teach hip hop, teach ballet, dance troupe leader
stage-crew: Stage and Technical Crew < performing-arts event-support
  stagehand, stagehands, stage crew, lighting technician, sound technician, sound engineer, backstage,
  set design, set building, set builder, set construction, props, stage lighting, sound system, usher,
  ushers, ushering, house manager, box office
  = lighting, sound, stage work
sewing: Sewing & Costume Making < arts-crafts
  sewing, sew, seamstress, tailor, tailors, costume, costumes, costume design, costume designer,
  costume making, wardrobe, knit, knitting, crochet, crocheting, quilt, quilts, quilting, embroidery,
  needlework, stitch, stitching, fabric, textile, textiles, fashion design, fashion designer, dressmaker,
  pattern making, upholstery, alterations, yarn, knitters, sewing machine, sew masks, mend clothes,
  clothing repair, textile arts, wardrobe assistant, weaving, felt, lace
  = mending
arts-crafts: Arts & Crafts
  arts and crafts, art and crafts, crafts, craft, craft project, craft projects, crafting, craft table,
  handicrafts, jewelry making, origami, scrapbook, scrapbooking, collage, card making, greeting cards,
  decorations, decorate, decorating, holiday decorations, mask making, masks, ceramics, pottery, printmaking,
  woodcraft, art supplies, art project, art projects, art activities, beading, craft workshop, craft club,
  art club, art activities for, card making workshop, crafts table, art station, arts and crafts table,
  crafts activities, model maker, ceramicist, ceramics teacher, jeweller, jeweler, florist, floristry,
  flower arranging, leatherwork, cobbler, glass art, stained glass, paper craft, woodcarving, candle making,
  soap making, calligraphy, bookbinding, mosaic, mosaics, paper mache
painting-drawing: Painting and Drawing < arts-crafts
  painter, mural, murals, mural painting, drawing, sketching, sculpture, sculptor, visual arts,
  visual artist, visual artists, fine art, fine arts, artist, artists, watercolor, paint portraits,
  caricature, caricatures, tattoo artist, muralist, portrait artist, illustrating, chalk art, street art,
  painter and sculptor, art studio
face-painting: Face Painting < arts-crafts childcare
  face painting, face painter, face painters, paint faces, balloon animals, balloon artist, henna
puppet-parade: Parades and Pageantry < performing-arts event-support
  parade, parades, pageant, carnival, procession, floats, marchers, banner carriers, giant puppets,
  parade marshal
arts-management: Arts Management < event-planning nonprofit-management
  arts management, arts administration, gallery, gallery assistant, gallery sitter, art gallery, curator,
  curate, curatorial, exhibition, exhibitions, exhibit, art exhibit, art show, film festival, arts festival,
  theater management, art handling
museum-guide: Museum and Tour Guide < customer-service
  docent, docents, museum, museum guide, museum volunteer, tour guide, tour guides, tour leader, guided tour,
  guided tours, lead tours, give tours, walking tour, walking tours, greet visitors, visitor services,
  visitor center, visitors center, welcome visitors, historic house, historic site, interpretive guide,
  information desk, gallery guide, zoo guide, museum visitors, museum ambassador, welcome visitors to,
  heritage guide, heritage site, gallery docent, museum shop, greet museum visitors, exhibit guide,
  park ranger, interpretation guide, tour leaders, historian guide, heritage, visitor host,
  welcome tourists, tourists, sightseeing, city guide, greeter of visitors
history-research: Local History and Archives < research
  archive, archives, archivist, archiving, genealogy, oral history, oral histories, local history,
  historical society, historical research, historian, historic preservation, preservation, digitize records,
  collections management
photography: Photography
  photographer, photographers, photography, photos, photo shoot, photograph, take pictures, taking pictures,
  event photographer, photo editing, photojournalist, headshots, portraits, photo documentation,
  photo archive, portrait photography, event photos, photo project, photovoice, darkroom, drone photography,
  wedding photographer
  = camera
video: Video Production
  video, videos, videographer, videographers, videography, video editor, video editing, video production,
  film, filming, filmmaker, filmmakers, film production, documentary, short film, cameraman, camera operator,
  motion graphics, animation, animator, youtube video, public service announcement, final cut, premiere pro,
  cinematographer, video editor volunteer, short films, film crew, livestream, live streaming, tiktok videos,
  video interviews, filmmaking, documentary editor, film editor, film editing
  = media
audio-radio: Radio and Podcasts < video public-relations
  podcast, podcasts, radio, radio show, radio host, audio recording, audio editing, audio engineer,
  broadcasting, recording studio, narrator, read for the blind, audio books, podcaster, podcasting, streamer,
  twitch, disc jockey, radio presenter, sound recording
graphic-design: Graphic Design
  graphic design, graphic designer, graphic designers, graphic artist, graphics, illustrator, illustration,
  illustrations, layout, desktop publishing, photoshop, indesign, canva, adobe, flyer design, flier design,
  design flyers, design a flyer, design posters, poster design, brochure design, design brochures,
  invitations, print design, infographic, infographics, t shirt design, postcards, publication design,
  annual report design, visual communication, promotional materials, designer, designers, flyers design,
  poster designer, design work, design volunteer, publicity materials design, layout artist, cover design,
  book design, signage design, banner design
  = 3d modeling, drawing on the computer, design
branding: Branding
  branding, brand identity, visual identity, logo, logos, logo design, rebrand, rebranding, brand strategy,
  brand guidelines, style guide, naming
ui-ux-design: UI/UX Design
  ux, ui, user experience, user interface, usability, wireframe, wireframes, prototype, prototypes, mockups,
  user research, user testing, interaction design, information architecture, web designer, web design,
  website design, figma, product designer, redesign website, website redesign, interface design,
  service design, service designer, design thinking, human centered design, product design, ux writer,
  plain language, design systems, design system, adobe xd, prototyping
accessibility: Digital Accessibility < ui-ux-design web-development
  accessibility, web accessibility, screen reader, screen readers, wcag, a11y, accessible website,
  assistive technology, keyboard accessible, accessible design
architecture: Architecture and Interior Design
  architect, architects, architecture, interior design, interior designer, landscape architect,
  landscape design, urban planning, urban planner, space planning, renovation design, floor plans
`
