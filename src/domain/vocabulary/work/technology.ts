/** Software, machines and data. Format: `parse.ts`. */
export const technologyWork = `
web-development: Web Development
  web development, web developer, web developers, website, websites, web site, web sites, webpage, web page,
  web pages, webmaster, build a website, build website, create website, create a website, maintain website,
  website maintenance, update website, website update, html, css, javascript, typescript, react, wordpress,
  drupal, joomla, php, python, django, ruby on rails, node js, front end, frontend, back end, backend,
  full stack, fullstack, web programmer, web application, web app, web applications, api, open source,
  web technology, e commerce, site redesign, web team, squarespace, wix, web content management, cms,
  content management system, landing page, software for nonprofits, website redesign developer, vue, angular,
  svelte, rest api, front end engineer, frontend engineer, web engineer, single page application,
  static site, jekyll, laravel, web hosting, site builder, typescript developer, full stack developer
software-engineering: Software Engineering < web-development mobile-development
  software, software developer, software developers, software engineer, software engineers, programmer,
  programmers, programming, coder, coding, developer, developers, java, c++, c#, code review, git, github,
  devops, chatbot, back end engineer, python developer,
  java developer, data structures, kotlin developer, game developer, embedded, programming languages,
  hackathon, hackathons, app builder
  = coding, algorithms
mobile-development: Mobile Development
  mobile app, mobile apps, mobile development, mobile developer, app developer, app development, ios,
  iphone app, android, android app, swift, kotlin, flutter, react native
quality-testing: Software Testing < software-engineering
  software testing, qa testing, test cases, quality assurance, beta tester, beta testers, bug reports,
  test automation, tester
  = qa, testing
database: Database Management
  database, databases, database management, database administrator, database developer, database design, sql,
  mysql, postgres, postgis, microsoft access, ms access, salesforce, crm, filemaker, raiser's edge,
  data migration, data management, records database
cloud: Cloud Computing
  cloud, aws, azure, google cloud, cloud computing, kubernetes, docker, serverless
system-administration: System Administration
  system administrator, systems administrator, system administration, network administrator,
  networking equipment, linux, windows server, sysadmin, computer network, network engineer,
  information technology, technology plan, network administration, computer systems, computer servers
it-support: IT Support < system-administration
  tech support, technical support, computer support, computer repair, help desk, helpdesk, troubleshooting,
  troubleshoot, computer technician, install software, computer lab, refurbish computers, set up computers,
  fix computers, computer help, hardware, printers, computer maintenance, computer technical support,
  computer refurbisher, refurbished computers, device setup, wifi, laptops, network setup, tech volunteer,
  3d printing, 3d printer, hardware engineer, radio repair, electronics
  = computers, it, hardware, tech
cybersecurity: Cybersecurity
  cybersecurity, cyber security, information security, data protection, penetration testing, online safety,
  phishing, computer security
data-analysis: Data Analysis
  data analysis, data analyst, data analytics, data science, data scientist, analyze data, analyzing data,
  statistics, statistical, statistician, dashboard, dashboards, data visualization, spreadsheet,
  spreadsheets, excel, pivot tables, tableau, power bi, quantitative, big data, data cleaning, open data,
  r programming, metrics, data entry analysis, survey analysis, impact data, data visualisation, power query,
  data dashboards, spss, stata, analytics, data engineer, actuary, econometrics, quantitative research,
  biostatistics, forecasting, data entry and analysis, business intelligence, machine learning, natural language processing, machine learning models,
  predictive
  = data
gis: Mapping and GIS < data-analysis database
  gis, geographic information, mapping, maps, map, cartography, cartographer, geospatial, arcgis, qgis,
  openstreetmap, geographic data
`
