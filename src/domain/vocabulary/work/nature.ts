/** Gardens, parks, conservation and animals. Format: `parse.ts`. */
export const natureWork = `
gardening-conservation: Gardening & Conservation
  conservation, green space, green spaces, urban forestry, outdoor work, work outdoors, grounds,
  grounds keeping, groundskeeping, stewardship, steward, restoration, environmental stewardship,
  botanical garden, botanic garden, nature preserve, park volunteer, park stewardship
  = nature, outdoors, environment
gardening: Gardening < gardening-conservation
  garden, gardens, gardener, gardeners, gardening, community garden, community gardens, horticulture,
  horticulturist, horticultural, plant bulbs, planting, plant flowers, flower beds, weeding, weed, mulch,
  mulching, compost, composting, pruning, prune, greenhouse, seedlings, soil, soils, raised beds,
  propagation, garden maintenance, landscaping, landscape, landscaper, plants, flowers, shrubs,
  grow vegetables, rooftop garden, lawn care, rake leaves, raking, yard work, allotment, allotments,
  lawn mowing, mow lawns, hedge trimming, watering plants, flower planting, botanical, plant care,
  houseplants, nursery plants, orchids, rose garden, vegetable garden, herb garden, garden design
tree-care: Tree Planting and Care < gardening-conservation
  tree planting, plant trees, trees, tree care, tree pruning, street trees, tree pits, tree pit, arborist,
  forestry, tree stewards, tree census, tree giveaway
park-cleanup: Park and Beach Clean-up < gardening-conservation cleaning
  park park cleanup, cleanup, beach beach cleanup, river clean up, shoreline, litter, pick up trash, trash,
  litter pickup, debris, graffiti removal, remove graffiti, beautification, beautify, beautify the park,
  park beautification, street cleaning, clean the park, coastal cleanup, park day, playground, park benches,
  litter pick, litter picking, litter picker, plogging, park maintenance, clean green spaces, canal clean,
  neighborhood clean up, cleanup crew, clean up day, park clean up day, trash pick up
trail-work: Trails and Habitats < gardening-conservation
  trail, trails, trail maintenance, invasive species, invasive plants, remove invasive, habitat restoration,
  habitat, wetland, wetlands, salt marsh, dunes, erosion control, forest restoration, native plants,
  native species, trail building, hiking, hike leader
citizen-science: Citizen Science < research gardening-conservation
  citizen science, bird count, bird watching, birding, water quality, water testing, water sampling,
  species monitoring, wildlife monitoring, horseshoe crab, biodiversity, field survey, ecological survey,
  monitor plants, oyster, oysters, bird lover, birder, botanist, ornithology, entomology, marine biologist,
  ecologist, environmental scientist, geologist
recycling: Recycling and Reuse < gardening-conservation
  recycling, recycle, reuse, zero waste, waste reduction, swap event, e waste, textile recycling,
  textile recycling drive, recycling drive, textile drive, clothing swap, upcycling
energy-climate: Energy and Climate < gardening-conservation
  energy efficiency, weatherization, solar, green building, climate action, sustainability, energy audit,
  energy audits, energy auditor, water conservation, green energy, saving energy, save energy
farming: Farming < gardening-conservation
  farm, farms, farming, farmer, harvest, harvesting, urban farm, orchard, gleaning, beekeeping, beekeeper,
  agriculture, chicken coop, csa, bee keeper, keep bees, bees, fisherman, livestock, dairy, vineyard, brewer
animal-care: Animal Care
  animal, animals, animal care, animal shelter, animal rescue, animal welfare, dog, dogs, cat, cats, puppy,
  puppies, kitten, kittens, kennel, pet, pets, pet care, pet sitting, dog walking, dog walker, walk dogs,
  foster animals, foster homes for pets, adoption event, adoptable, veterinary, veterinarian, vet tech, spay,
  neuter, feral cats, animal adoption, pet food, pet supplies, groomer, dog grooming,
  adoption counselor for pets, pet adoption, dog training, cat cafe, cattery, rabbits, litter boxes,
  animal transport, pet therapy training, animal sanctuary, animal behaviorist, dog owner, cat owner,
  shelter dogs, shelter cats, veterinary technician, pet store, birds of prey
wildlife: Wildlife and Zoos < animal-care
  wildlife, wildlife rehabilitation, wild birds, bird rescue, zoo, aquarium, marine life, sea turtles, bats,
  butterflies, raptors, keeper
horses: Horses < animal-care
  horse, horses, stable, stables, equestrian, equine, barn, riding instructor
`
