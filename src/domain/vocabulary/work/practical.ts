/** Food, driving, building, sorting and help on the day. Format: `parse.ts`. */
export const practicalWork = `
food-service: Food Service
  soup kitchen, soup kitchens, serve meals, serving meals, serve food, serving food, serve lunch,
  serve dinner, serve breakfast, meal service, food service, dining room, waiter, waitress, servers,
  prepare and serve, serve guests, kitchen help, kitchen volunteer, kitchen assistant, dishwashing,
  dish washing, barista, coffee house, lunch program, hot meals, hungry, cafeteria, catering, caterer,
  bartender, feed the homeless, congregate meals, thanksgiving dinner, holiday meal, wash dishes, soup run,
  community meal, community meals, breakfast club, lunch club, tea and coffee, community cafe,
  feeding program, meal program, butcher, bartending, caterers, restaurant, restaurants, restaurant worker
  = food, serving
food-pantry: Food Pantry and Food Bank < food-service sorting-packing
  food pantry, food pantries, pantry, food bank, food banks, food distribution, distribute food, food drive,
  food drives, food rescue, pack food, packing food, pack groceries, bag groceries, canned goods, sort food,
  food donations, groceries, emergency food, food packages, food boxes, food insecurity, hunger relief,
  client choice pantry, produce distribution, farmers market, farm stand, green market, greenmarket,
  community fridge, foodbank, foodbanks, food hub, food parcels, food hampers, mobile pantry, fresh produce,
  food sorting, food collection
cooking: Cooking & Nutrition
  cook, cooks, cooking, chef, chefs, culinary, prepare meals, meal preparation, preparing meals,
  prepare food, food preparation, preparing food, prep cook, line cook, head cook, school cook, bake, baking, baker, bakers, bake sale, recipes,
  kitchen manager, food handling, cook meals, cook dinner, kitchen volunteer cook, community kitchen,
  food preparation volunteer, sandwich making, nutrition and cooking class, baker volunteer
  = nutrition and cooking
driving: Driving
  drive, driver, drivers, driving, van driver, truck driver, drive a van, commercial licence,
  commercial license, driver's license, drivers license, valid license, transport, transportation, chauffeur,
  shuttle, courier, delivery driver, van, truck, cargo van, pick up and deliver, car owner, minibus,
  minibus driver, bus driver, driving experience, clean driving record, volunteer driver
delivery: Delivery of Goods < driving
  deliver, deliveries, delivery, pick up donations, donation pick up, pickup, haul, hauling, bring groceries,
  move furniture, furniture delivery, furniture bank, furniture, moving help, movers, loading, unloading,
  load and unload, messenger, food delivery, deliver food, deliver packages, deliver groceries,
  grocery delivery, grocery shopping, delivery volunteer, food parcel delivery, prescription delivery,
  distribution driver, pick up food, transport donations, collect donations, van helper, cargo bike,
  box truck, lift boxes, lift heavy, loading dock, mover, delivery route
  = moving
meal-delivery: Meal Delivery < delivery friendly-visiting food-service
  meals on wheels, meal delivery, deliver meals, delivering meals, home delivered meals, deliver hot meals,
  deliver lunch, weekend meals, deliver food packages, bring meals to, deliver hot food, meal driver,
  meals to homebound
escorting: Escorts and Rides < driving friendly-visiting
  escort, escorts, give rides, need rides, rides to, free rides, drive seniors, drive patients, drive people, medical appointments,
  doctor appointments, accompany, transport patients, road to recovery, drive veterans, errands, run errands,
  shopping for seniors, taxi driver, drive neighbors, drive elderly, car rides, lifts to hospital,
  wheelchair van
carpentry-repair: Carpentry & Repair
  carpentry, carpenter, carpenters, woodworking, home repair, home repairs, repair, repairs, handyman,
  handyperson, plumber, plumbing, electrician, electrical, drywall, roofing, painting walls, paint walls,
  paint classrooms, paint rooms, interior painting, house painting, fix things, fixing, maintenance,
  power tools, hand tools, assemble furniture, welding, welder, locksmith, repair cafe, bike repair,
  bicycle repair, bicycle mechanic, appliance repair, build shelves, renovate, renovation, renovating,
  bike mechanic, bike repairs, repairer, fixer, fixers, tinkering, painting and decorating, decorating rooms,
  plastering, tiling, flooring, hvac, upkeep, roofer, joiner, cabinet maker, cabinetmaker, furniture making,
  bricklayer, glazier, locksmithing, mechanic, car mechanic, auto repair, electrical engineer,
  mechanical engineer, civil engineer
  = building, repairs, hands on work, tools
construction: Construction and House Building < carpentry-repair
  construction, build homes, building homes, build houses, habitat for humanity, construction site, rebuild,
  rebuilding, masonry, mason, concrete, demolition, playground build, framing, insulation, skilled trades,
  foreman, general contractor, building contractor, build day, habitat build, building project, house build,
  deck building, build a playground, ramp building, wheelchair ramps, civil engineering, structural engineer,
  surveyor of buildings, site manager, heavy equipment, forklift
cleaning: Cleaning and Tidying
  cleaning, clean, tidy, tidying, organize supplies, organizing supplies, organize closet, organize storage,
  housekeeping, laundry, janitorial, sanitize, set up classroom, snow shoveling, shovel snow, decluttering,
  deep clean, spring clean, disinfect, cleaner, cleaners, janitor, housekeeper, caretaker
sorting-packing: Sorting and Packing
  sort, sorting, sort donations, sorting donations, sort clothes, clothing drive, clothing donations,
  coat drive, toy drive, toys, pack boxes, packing, warehouse, inventory, stuff bags, wrap gifts,
  gift wrapping, wrapping gifts, school supplies, backpacks, care packages, assemble kits, hygiene kits,
  kits, donated goods, donated items, stock shelves, stocking shelves, donation drive, supplies drive,
  unpack, forklift licence, stocker, stock room, stockroom, pick and pack, packers, sorters, toiletries,
  hygiene products, clothes closet, clothing bank, collect clothes, donation center
thrift-shop: Shop and Sales Work < customer-service sorting-packing
  thrift shop, thrift store, charity shop, gift shop, retail, sales associate, sales clerk, cashier,
  cashiers, store volunteer, shop volunteer, bookstore, book sale, merchandise, rummage sale, yard sale,
  flea market, concession, concessions, ticket sales, sell tickets, selling tickets, raffle tickets, vendor
  = sales, selling
event-support: Event Help
  event help, event volunteer, event volunteers, day of event, event set up, set up tables, break down,
  breakdown, registration table, check in table, check in guests, event day, festival, festivals,
  street fair, block party, distribute water, crowd control, registration, event staff, carnival games,
  game booth, holiday party, halloween, picnic, coat check, fashion show, food festival, party, parties,
  celebration, day of service, set up chairs, set up the event, hand out water, hand out programs,
  festival volunteer, santa, santa claus, event steward, event stewards, stewarding, ticket taker,
  ticket takers, fete, bazaar, craft fair, holiday market, open house, refreshments, serve refreshments,
  host tables
  = event setup, setting up events, events
security: Security and Stewarding < event-support
  security, security guard, crowd management, patrol, neighborhood watch, doorman, night watch,
  traffic control, safety marshal, safety patrol, parking attendant, parking, gate steward, bag check,
  crowd steward, police officer, off duty police, night porter, bouncer, military police
prayer-faith: Faith and Chaplaincy < counseling
  chaplain, chaplaincy, pastoral care, pastoral, worship, sunday school, ministry, faith based,
  spiritual care, priest, pastor, imam, rabbi, minister, church, congregation, clergy
`
