/** The special rules and the levels of solitaire play, written down a second time to be compared with the data. */
export const special = `
  1 | {"drawn":2,"firstTurn":["latium","cisalpina"],"kind":"consuls","power":"rome"}
  1 | {"cost":2,"kind":"passes"}
  2 | {"kind":"spawn","leader":{"name":"Pompeius","rating":3,"supreme":false},"optional":true,"phase":"C3","place":[{"province":"latium"},{"withForceOf":"rome"}],"power":"rome","when":{"fromTurn":6,"when":"turn"}}
  2 | {"allied":false,"attack":"forbidden","enter":"forbidden","kind":"pact","mutual":true,"powers":["armenia","pontus"],"until":{"anyOf":[{"any":["Tigranes","Mithridates VI"],"when":"leader-lost"}],"turn":null}}
  3 | {"allied":false,"attack":"forbidden","enter":"with-permission","kind":"pact","mutual":true,"powers":["caesar","crassus","pompeius"],"until":{"anyOf":[{"any":["Caesar","Crassus","Pompeius"],"when":"leader-lost"}],"turn":6}}
  4 | {"kind":"firstInitiative","power":"caesar","turn":1}
  4 | {"kind":"spawn","leader":{"name":"Cleopatra","rating":2,"supreme":true},"optional":false,"phase":null,"place":[{"province":"aegyptus"}],"power":"aegyptus","when":{"any":["Ptolemaeus XIII"],"when":"leader-lost"}}
  5 | {"allied":false,"attack":"forbidden","enter":"with-permission","kind":"pact","mutual":true,"powers":["antonius","octavianus"],"until":{"anyOf":[{"all":["Brutus","Cassius"],"when":"leaders-lost"}],"turn":6}}
  5 | {"die":null,"from":null,"kind":"transfer","otherwise":null,"to":"antonius","toStatus":"client","what":{"minor":"aegyptus"},"when":{"andMinorNeutral":"aegyptus","power":"antonius","provinces":["syria","asia"],"when":"controls-any"}}
  6 | {"kind":"confine","leaders":"all","power":"vespasianus","regions":["asia","oriens","aegyptus"],"until":{"turn":2}}
  6 | {"against":["vespasianus"],"allied":false,"attack":"forbidden","enter":"unrestricted","kind":"pact","mutual":false,"powers":["otho","vitellius"],"until":{"anyOf":[],"turn":2}}
  6 | {"die":null,"from":"otho","kind":"transfer","otherwise":null,"to":"vespasianus","what":{"leaders":["Antonius Primus"],"provinces":[],"unitsInRegions":["illyricum","thracia"]},"when":{"power":"otho","when":"collapse"}}
  7 | {"immediate":[{"level":"defeat","when":{"all":["Traianus","Hadrianus"],"when":"leaders-lost"}}],"levels":[{"level":"decisive","max":10,"min":9},{"level":"substantial","max":8,"min":7},{"level":"marginal","max":6,"min":5},{"level":"defeat","max":4,"min":0}],"measure":"objectives"}
  8 | {"allied":false,"attack":"forbidden","enter":"unrestricted","kind":"pact","mutual":true,"powers":["albinus","severus"],"until":{"anyOf":[],"turn":3}}
  9 | {"kind":"spawn","leader":{"name":"Zenobia","rating":2,"supreme":true},"optional":false,"phase":null,"place":[{"province":"syria"}],"power":"palmyra","when":{"any":["Odaenathus"],"when":"leader-lost"}}
  10 | {"createInstead":"hi","kind":"noLegions"}
  10 | {"at":"start","die":null,"kind":"remove","leader":"Galerius","power":"licinius","succession":false,"turn":6}
  11 | {"createInstead":"hi","kind":"noLegions"}
  11 | {"kind":"spawn","leader":{"name":"Julianus","rating":4,"supreme":true},"optional":false,"phase":"C3","place":[{"province":"narbonensis"},{"withForceOf":"magnentius"}],"power":"magnentius","when":{"anyOf":[{"any":["Magnentius"],"when":"leader-lost"},{"fromTurn":6,"when":"turn"}],"when":"first-of"}}
  11 | {"at":"C3","die":null,"kind":"remove","leader":"Magnentius","power":"magnentius","succession":true,"turn":6}
  11 | {"allied":false,"attack":"unrestricted","enter":"with-permission","from":{"leader":"Julianus","power":"magnentius","when":"supreme-leader-is"},"kind":"pact","mutual":true,"powers":["constantius","magnentius"],"until":{"anyOf":[{"power":"constantius","target":"magnentius","when":"attacks"},{"any":["Julianus"],"when":"leader-lost"}],"turn":11}}
  12 | {"createInstead":"hi","kind":"noLegions"}
  12 | {"allied":true,"attack":"forbidden","enter":"allowed","kind":"pact","mutual":true,"powers":["eastern_roman_empire","western_roman_empire"],"until":{"anyOf":[],"turn":null}}
  12 | {"kind":"spawn","leader":{"name":"Theodosius","rating":3,"supreme":true},"optional":false,"phase":"C3","place":[{"province":"thracia"},{"withForceOf":"eastern_roman_empire"}],"power":"eastern_roman_empire","when":{"any":["Valens"],"when":"leader-lost"}}
  13 | {"createInstead":"hi","kind":"noLegions"}
  13 | {"die":{"on":[5,6],"sides":6},"from":"western_roman_empire","kind":"transfer","otherwise":{"become":"neutral-minor","ifNotPlayed":"eastern_roman_empire"},"to":"eastern_roman_empire","what":{"leaders":["Gildo"],"provinces":["africa","numidia"],"unitsWith":["Gildo"]},"when":{"anyOf":[{"turn":3,"when":"turn"},{"power":"western_roman_empire","provinces":["latium","cisalpina"],"when":"controls-none"}],"when":"any-of"}}
  14 | {"createInstead":"hi","kind":"noLegions"}
  14 | {"at":null,"die":{"on":[1,2],"sides":6},"kind":"remove","leader":"Stilicho","power":"western_roman_empire","succession":true,"turn":3}
  15 | {"createInstead":"hi","kind":"noLegions"}
  15 | {"against":"all-except","allied":false,"attack":"forbidden","enter":"unrestricted","except":["western_roman_empire"],"kind":"pact","mutual":false,"powers":["aetius"],"source":"clarifications","until":{"anyOf":[{"power":"vandali","target":"any","when":"attacks"}],"turn":null}}
  15 | {"die":null,"from":"aetius","kind":"transfer","otherwise":null,"source":"clarifications","to":"western_roman_empire","what":{"everythingOf":"aetius"},"when":{"any":["Aetius"],"when":"leader-lost"}}
  16 | {"createInstead":"hi","kind":"noLegions"}
  16 | {"at":"start","die":null,"kind":"remove","leader":"Bleda","power":"hunni","succession":false,"turn":5}
  17 | {"createInstead":"hi","kind":"noLegions"}
  17 | {"allied":false,"attack":"forbidden","enter":"forbidden","kind":"pact","mutual":true,"powers":["eastern_roman_empire","persia"],"until":{"anyOf":[],"turn":8}}
  17 | {"kind":"confine","leaders":["Narses"],"power":"eastern_roman_empire","regions":["asia"],"until":{"turn":6}}
  18 | {"drawn":2,"firstTurn":["latium","cisalpina"],"kind":"consuls","power":"rome"}
  18 | {"cost":2,"kind":"passes"}
  18 | {"allied":false,"attack":"forbidden","enter":"with-permission","kind":"pact","mutual":true,"powers":["carthage","macedonia","seleucid_kingdom"],"until":{"anyOf":[],"turn":6}}
  19 | {"allied":false,"attack":"forbidden","enter":"unrestricted","kind":"pact","mutual":true,"powers":["marcus_aurelius","pertinax"],"until":{"anyOf":[],"turn":3}}
  20 | {"drawn":2,"firstTurn":["latium","cisalpina"],"kind":"consuls","power":"rome"}
  20 | {"cost":2,"kind":"passes"}
  20 | {"immediate":[{"level":"decisive","when":{"all":["aegyptus","carthage","macedonia","pontus","seleucid_kingdom"],"beforeTurn":30,"when":"powers-eliminated"}}],"levels":[{"level":"decisive","max":null,"min":60},{"level":"substantial","max":59,"min":45},{"level":"marginal","max":44,"min":30},{"level":"defeat","max":29,"min":0}],"measure":"provinces-controlled-by-rome"}
`
