/**
 * Districts of large cities with the neighborhoods people name for them. A listing's text is more specific than its
 * address.
 */
export const cityDistricts: readonly {
  city: string
  state: string
  districts: Readonly<Record<string, string>>
}[] = [
  {
    city: 'New York',
    state: 'NY',
    districts: {
      Manhattan:
        "Upper Manhattan,Lower Manhattan,Harlem,East Harlem,Washington Heights,Inwood,Upper East Side,Upper West Side,Midtown,Chelsea,Greenwich Village,East Village,West Village,Lower East Side,Chinatown,SoHo,Tribeca,Battery Park,Financial District,Morningside Heights,Hell's Kitchen,Gramercy,Murray Hill,Roosevelt Island,Central Park,Union Square,Times Square,Governors Island,Hudson Heights,Riverside Park,Fort Tryon Park,Inwood Hill Park",
      Brooklyn:
        'Williamsburg,Greenpoint,Bushwick,Bedford-Stuyvesant,Bed-Stuy,Crown Heights,Park Slope,Prospect Park,Prospect Heights,Flatbush,East Flatbush,Bay Ridge,Bensonhurst,Borough Park,Sunset Park,Red Hook,Coney Island,Brighton Beach,Sheepshead Bay,Canarsie,East New York,Brownsville,Fort Greene,Clinton Hill,Brooklyn Heights,DUMBO,Gowanus,Carroll Gardens,Cobble Hill,Marine Park',
      Queens:
        'Astoria,Long Island City,Flushing,Jamaica,Forest Hills,Jackson Heights,Corona,Elmhurst,Rego Park,Kew Gardens,Bayside,Ridgewood,Woodside,Sunnyside,Far Rockaway,Rockaway,Ozone Park,Howard Beach,Fresh Meadows,Queens Village,Alley Pond',
      Bronx:
        'The Bronx,South Bronx,Riverdale,Fordham,Mott Haven,Hunts Point,Pelham Bay,Pelham Parkway,Morrisania,Kingsbridge,Van Cortlandt,Van Cortlandt Park,Parkchester,Soundview,Throgs Neck,City Island,Wave Hill,Crotona Park',
      'Staten Island': 'St. George,Stapleton,Tottenville,New Dorp,Great Kills,Snug Harbor,Fresh Kills',
    },
  },
  {
    city: 'Los Angeles',
    state: 'CA',
    districts: {
      'Downtown Los Angeles': 'Downtown LA,Skid Row,Little Tokyo,Boyle Heights,Echo Park,Silver Lake',
      'South Los Angeles': 'South LA,Watts,Leimert Park,Crenshaw',
      'San Fernando Valley': 'Van Nuys,North Hollywood,Northridge,Encino,Pacoima,Reseda',
      Westside: 'Venice,Westwood,Brentwood,Mar Vista',
      Hollywood: 'West Hollywood,East Hollywood,Los Feliz,Koreatown',
    },
  },
  {
    city: 'Chicago',
    state: 'IL',
    districts: {
      'North Side': 'Lincoln Park,Lakeview,Uptown,Rogers Park,Edgewater,Andersonville',
      'South Side': 'Hyde Park,Bronzeville,Englewood,Chatham,Pullman,Woodlawn',
      'West Side': 'Pilsen,Garfield Park,Humboldt Park,Austin,Little Village,North Lawndale',
      Loop: 'The Loop,South Loop,West Loop,River North',
    },
  },
  {
    city: 'London',
    state: 'England',
    districts: {
      'North London': 'Camden,Islington,Haringey,Barnet,Enfield',
      'South London': 'Lambeth,Southwark,Lewisham,Brixton,Croydon,Wandsworth,Greenwich',
      'East London': 'Hackney,Tower Hamlets,Newham,Stratford,Walthamstow,Redbridge',
      'West London': 'Hammersmith,Kensington,Ealing,Hounslow,Brent,Hillingdon',
    },
  },
]
