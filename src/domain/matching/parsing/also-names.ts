/** Words that are also names. A capital letter distinguishes them: "Excel" is a program, "students who excel" are none. */
import { splitClauses } from '#domain/vocabulary/words.ts'

/** Names of tools and programs that are other words in lower case. */
const tools = `
  excel snap cert casa vita tableau stata canva sage access outlook react spring rails express teams slack zoom notion square
  stripe illustrator mint numbers keynote drive sheets docs forms meet ruby rust swift ember unity blender spark hive monday
  basecamp harvest buffer loom box acrobat publisher premiere audition lightroom bridge flash maya rhino unreal angular
  julia scratch processing shiny looker segment amplitude bloom bonfire raiser engage salsa blackboard canvas moodle classroom
  chrome firefox safari edge word pages wave bench gusto patriot`

/** Given names and surnames that are other words in lower case. */
const people = `
  rose grant hope grace faith joy mark bill frank dawn lily ivy hazel violet jasmine olive pearl amber crystal iris daisy
  heather ginger baker cook carpenter farmer fisher hunter gardener mason miller potter shepherd smith tailor turner weaver
  archer butcher carter cooper fowler parker page price rich young brown black white green gray wood woods stone rivers brooks
  hill bush field forest lake lane marsh moon snow star wolf fox lamb bird crane drake finch martin robin wren chase pierce
  dale glen heath bishop king knight pope prince duke love bell ball banks berry bloom bond day drew earl ford gale gates
  hale hall holly hood jade jewel lance laurel marsh may miles moss nelson norm pat patience penny piper ray reed rick rob rusty
  sandy skip sky sterling summer sunny sue tony victor wade walker ward waters west will winter`

const split = (words: string) => words.trim().split(/\s+/u)

export const namesOfTools: ReadonlySet<string> = new Set(
  'excel snap cert casa vita tableau stata canva sage access outlook react spring rails express'.split(' '),
)

/** The stems of all of them. */
export const alsoNames: ReadonlySet<string> = new Set(
  splitClauses([...split(tools), ...split(people)].join(' '))
    .flat()
    .map(({ stem }) => stem),
)
