/**
 * Other names of large cities: the cities' own ones, where GeoNames has them in English, and English ones, where it has
 * the own ones. GeoNames' full list of names is too large for what few people type, and the package has none of them.
 */

/** By country, then by the name in the tables. */
const otherNames: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AT: { Vienna: ['Wien'] },
  BE: {
    Antwerpen: ['Antwerp', 'Anvers'],
    Brugge: ['Bruges'],
    Brussels: ['Bruxelles', 'Brussel'],
    Gent: ['Ghent', 'Gand'],
    Leuven: ['Louvain'],
    Liège: ['Luik'],
  },
  CA: { Québec: ['Quebec City', 'Ville de Québec'] },
  CH: {
    Basel: ['Basle', 'Bâle'],
    Bern: ['Berne'],
    Genève: ['Geneva', 'Genf'],
    Luzern: ['Lucerne'],
  },
  CN: { Beijing: ['Peking', '北京'], Guangzhou: ['广州'], Shanghai: ['上海'] },
  CU: { Havana: ['La Habana'] },
  CZ: { Pilsen: ['Plzeň'], Prague: ['Praha'] },
  DE: {
    Köln: ['Cologne'],
    Munich: ['München'],
    Nürnberg: ['Nuremberg'],
  },
  DK: { Copenhagen: ['København', 'Kobenhavn'] },
  EG: { Alexandria: ['الإسكندرية'], Cairo: ['القاهرة'] },
  ES: {
    'Donostia / San Sebastián': ['San Sebastián', 'Donostia'],
    Sevilla: ['Seville'],
    Zaragoza: ['Saragossa'],
  },
  FI: { Helsinki: ['Helsingfors'], Turku: ['Åbo'] },
  GB: { Cardiff: ['Caerdydd'] },
  GR: { Athens: ['Athina', 'Αθήνα'] },
  IE: { Dublin: ['Baile Átha Cliath'] },
  IN: { Bengaluru: ['Bangalore'], Chennai: ['Madras'], Kolkata: ['Calcutta'], Mumbai: ['Bombay'] },
  IT: {
    Florence: ['Firenze'],
    Genoa: ['Genova'],
    Milan: ['Milano'],
    Naples: ['Napoli'],
    Padova: ['Padua'],
    Rome: ['Roma'],
    Turin: ['Torino'],
    Venice: ['Venezia'],
  },
  JP: { Kyoto: ['京都'], Osaka: ['大阪'], Tokyo: ['東京'] },
  KR: { Seoul: ['서울'] },
  MX: { 'Mexico City': ['Ciudad de México'] },
  NL: { 'The Hague': ['Den Haag', '’s-Gravenhage'] },
  PL: { Kraków: ['Cracow'], Warsaw: ['Warszawa'] },
  PT: { Lisbon: ['Lisboa'], Porto: ['Oporto'] },
  RO: { Bucharest: ['București'] },
  RS: { Belgrade: ['Beograd'] },
  RU: { Moscow: ['Moskva', 'Москва'], 'Saint Petersburg': ['Санкт-Петербург'] },
  SE: { Göteborg: ['Gothenburg'] },
  UA: { Kyiv: ['Kiev', 'Київ'], Lviv: ['Львів'] },
  VN: { 'Ho Chi Minh City': ['Saigon'] },
}

/** The other towns of a name are small: a Vienna in Virginia isn't called Wien. */
const minPopulation = 50_000

/** Other names of a city of the tables. */
export function otherNamesOf({
  name,
  region,
  population,
}: {
  name: string
  region: string
  population: number
}): readonly string[] {
  return population < minPopulation ? [] : (otherNames[region.slice(0, 2)]?.[name] ?? [])
}

/** Every city that has other names, for a test that each is in the tables. */
export const listOtherNames = () =>
  Object.entries(otherNames).flatMap(([country, cities]) =>
    Object.entries(cities).map(([name, others]) => ({ country, name, others })),
  )
