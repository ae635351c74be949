/**
 * Common English words. They appear in texts about anything, so two texts that share them have nothing in common.
 * Based on general frequency in the language, without the names of work, its objects, and causes.
 */
export const everydayWords = `
  be become began begin begins begun believe belong bring brings brought call calls came carry catch change
  choose chose come comes continue count cover cut decide depend describe die drop earn end ends enjoy enter
  expect explain fall feel fell felt fill find finish fit fix follow forget found full gave gives given gone
  grew ground grow guess happen happy hand happens hear heard held hit hold hope hopes imagine intend join
  keep keeps kept kick knew know known knows lack last laid lead leave left lend lent let lets lie live
  lived lives lose lost made makes making matter mean means meant meet meets met mind miss move moved name
  named notice offer offers open opened owe own pass passed pay pick place plan plans point prefer press
  pretend promise prove pull push reach receive remain remember reply rest return rise run runs ran running
  said sat save saw say says see seem seen sell send sent serve set shall share show shown shut sit sits
  slip smile sort speak speaks spend spent spoke spoken stand stands start started stay stayed step stick
  still stop stood take taken takes talk talks tell tells think thought throw told took touch train trains travel tried
  tries trust try trying turn turned understand use used useful uses using visit wait waits walk walks wants
  wanted watch wear went win wish wished wonder won wore worry again ago ahead almost alone along already
  although always among another anybody anyone anything anyway apart around aside away back badly because
  best better big bit both bottom bright brief busy careful certain clear close closed comfortable common
  complete correct daily deep dear difference different difficult direct double down dozen early easily easy
  either else empty enough entire equal especially even eventually ever every everybody everyone everything
  everywhere exact except extra fair familiar far fast favorite few fewer fine firm former forward free
  fresh friendly front further general gentle glad half hard hardly heavy high huge ideal important inside
  instead interested interesting interest kind late later latest least less light likely little local long
  longer loose loud low main maybe mere middle minor modern most mostly much narrow near nearby nearly
  necessary neither never new next nice nobody none nor normal nothing now nowhere number obvious odd
  official often old once only opposite ordinary original otherwise outside overall particular patient
  perfect perhaps personal plain pleasant plenty please possible practical present pretty previous private
  probably proper proud public quick quickly quiet quite rare rather ready real really recent recently
  regular regularly related responsible right rough round sad safe same separate serious several short side
  similar simple simply since single slow small social soft some somebody somehow someone something
  sometimes soon special steady straight strange strong sudden sure sweet tall though thick thin tiny tired
  together tomorrow tonight top total toward true typical under unless until upon usual usually various very
  warm weak welcome well whatever whenever wherever whether whoever whole whose why wide willing wonderful
  wrong yes yesterday yet young able across actual additional against zero one two three four five six seven
  eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
  forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million first second third
  fourth fifth twice pair couple dozens age amount answer area attention aunt bag beginning behind bed birth
  block box building case chance circle city class corner country county course date degree desk detail door
  edge effort evening event example experience eye face fact feeling field figure floor folks foot form
  friend friends goal group guy habit hall head heart hello help home hour house idea issue item job level
  life line list lot love man member mile minute moment month mouth neighbor news night noon office opinion
  order others page paper parent part past people period person persons piece plate pocket position problem
  purpose question quarter reason region respect result road role room row rule season sense series service
  shape sheet sign site situation size skill skills sound space spot staff stage state station story stuff
  style success summer support surprise system table task term thanks thing today ton town trip trouble
  truth type uncle unit view wall way ways weekend wife window winter word words worker world yard year
  spring autumn january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday associate background board business career center chief
  company department development director employee employer executive founder leader leaders manager officer
  owner president professional professionals senior junior candidate applicant individual individuals
  coordinator participant ability achieve activity activities apply assist assistance assistant available
  based basic commit commitment community contact contribute create created current develop directly
  effective ensure expand flexible focus gain goals growing handle identify impact improve increase
  initiative involve involved knowledge maintain manage minimum mission nonprofit organize participate
  passion passionate prepare prior process provide provides provided qualified quality reliable report
  require required requirement requirements resource resources responsibility responsibilities schedule seek
  specific successful tasks understanding unique variety team test older school schools annual city source
  major giving network product society family families
`
