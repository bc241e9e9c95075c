/** The Major Powers: kind, Capital and City, Treasury, composition, written down a second time to be compared with the data. */
export const powers = `
  1 aegyptus | Aegyptus | civilised | aegyptus Alexandria | 0 | - | - | -
  1 carthage | Carthage | civilised | africa Carthago | 0 | - | - | -
  1 rome | Rome | roman | latium Roma | 0 | - | - | -
  1 seleucid_kingdom | Seleucid Kingdom | civilised | syria Antiochia | 0 | - | - | -
  1 macedonia | Macedonia | civilised | macedonia Pella | 0 | - | - | -
  2 rome | Rome | roman | latium Roma | 0 | - | - | -
  2 pontus | Pontus | civilised | pontus Amaseia | 20 | - | - | -
  2 armenia | Armenia | civilised | artaxata Artaxata | 10 | - | - | -
  2 aegyptus | Aegyptus | civilised | aegyptus Alexandria | 0 | - | - | -
  2 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | never played | -
  3 caesar | Caesar | roman | cisalpina Ravenna | 20 | - | - | -
  3 crassus | Crassus | roman | syria Antiochia | 0 | - | - | -
  3 pompeius | Pompeius | roman | latium Roma | 0 | - | - | -
  3 gallia | Gallia | barbarian | supreme-leader | - | 70 30 | - | -
  3 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | - | -
  4 caesar | Caesar | roman | cisalpina Ravenna | 40 | - | - | -
  4 pompeius | Pompeius | roman | latium Roma | 0 | - | - | -
  4 aegyptus | Aegyptus | civilised | aegyptus Alexandria | 10 | - | - | -
  4 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | never played | -
  5 octavianus | Octavianus | roman | latium Roma | 0 | - | - | -
  5 antonius | Antonius | roman | cisalpina Ravenna | 0 | - | - | -
  5 brutus | Brutus | roman | macedonia Pella | 10 | - | - | -
  5 sextus_pompeius | Sextus Pompeius | roman | sicilia Syracusae | 10 | - | - | -
  5 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | - | -
  6 otho | Otho | roman | latium Roma | 10 | - | - | -
  6 vitellius | Vitellius | roman | germania_inferior generic | 10 | - | - | -
  6 vespasianus | Vespasianus | roman | syria Antiochia | 20 | - | - | -
  6 batavi | Batavi | barbarian | supreme-leader | - | 80 20 | - | -
  6 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | never played | -
  7 rome | Rome | roman | latium Roma | 0 | - | - | -
  7 dacia | Dacia | barbarian | dacia generic | - | 80 20 | - | -
  7 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | - | -
  8 severus | Severus | roman | latium Roma | 0 | - | - | -
  8 niger | Niger | roman | syria Antiochia | 10 | - | - | -
  8 albinus | Albinus | roman | lugdunensis generic | 0 | - | - | -
  8 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | - | -
  9 rome | Rome | roman | latium Roma | 0 | - | - | -
  9 gallic_empire | Gallic Empire | roman | germania_inferior generic | 0 | - | - | -
  9 palmyra | Palmyra | civilised | syria Antiochia | 20 | - | - | roman for limes roman for garrison-10.55 not roman for leader-defection not roman for collapse not roman for lgn
  9 persia | Persia | parthian | babylonia Ctesiphon | - | - | - | -
  9 franci | Franci | barbarian | supreme-leader | - | 90 10 | - | -
  10 constantinus | Constantinus | roman | belgica generic | 0 | - | - | -
  10 maxentius | Maxentius | roman | latium Roma | 10 | - | - | -
  10 licinius | Licinius | roman | pannonia generic | 0 | - | - | -
  10 maximinus_daia | Maximinus Daia | roman | syria Antiochia | 0 | - | - | -
  10 persia | Persia | parthian | babylonia Ctesiphon | - | - | never played | -
  11 constantius | Constantius | roman | thracia Byzantium | 0 | - | - | -
  11 magnentius | Magnentius | roman | cisalpina Ravenna | 0 | - | - | -
  11 persia | Persia | parthian | babylonia Ctesiphon | - | - | - | -
  11 franci | Franci | barbarian | supreme-leader | - | 80 20 | - | -
  12 eastern_roman_empire | Eastern Roman Empire | roman | thracia Byzantium | 0 | - | - | -
  12 western_roman_empire | Western Roman Empire | roman | cisalpina Ravenna | 0 | - | - | -
  12 visigothi | Visigothi | barbarian | supreme-leader | - | 60 40 | - | -
  12 hunni | Hunni | barbarian | supreme-leader | - | 20 80 | - | -
  12 persia | Persia | parthian | babylonia Ctesiphon | - | - | - | -
  13 western_roman_empire | Western Roman Empire | roman | cisalpina Ravenna | 0 | - | - | -
  13 eastern_roman_empire | Eastern Roman Empire | roman | thracia Byzantium | 0 | - | - | -
  13 visigothi | Visigothi | barbarian | supreme-leader | - | 60 40 | - | -
  13 hunni | Hunni | barbarian | supreme-leader | - | 20 80 | - | -
  13 persia | Persia | parthian | babylonia Ctesiphon | - | - | never played | -
  14 western_roman_empire | Western Roman Empire | roman | cisalpina Ravenna | 0 | - | - | -
  14 constantinus_iii | Constantinus III | roman | lugdunensis generic | 0 | - | - | -
  14 vandali | Vandali | barbarian | supreme-leader | - | 60 40 | - | -
  14 visigothi | Visigothi | barbarian | supreme-leader | - | 60 40 | - | -
  14 franci | Franci | barbarian | supreme-leader | - | 90 10 | - | -
  14 eastern_roman_empire | Eastern Roman Empire | roman | thracia Byzantium | 0 | - | never played | -
  14 persia | Persia | parthian | babylonia Ctesiphon | - | - | never played | -
  14 hunni | Hunni | barbarian | supreme-leader | - | 20 80 | never played | -
  15 western_roman_empire | Western Roman Empire | roman | cisalpina Ravenna | 0 | - | - | -
  15 aetius | Aetius | roman | narbonensis generic | 0 | - | - | -
  15 vandali | Vandali | barbarian | supreme-leader | - | 60 40 | - | -
  15 eastern_roman_empire | Eastern Roman Empire | roman | thracia Byzantium | 0 | - | - | -
  15 hunni | Hunni | barbarian | supreme-leader | - | 20 80 | - | -
  15 persia | Persia | parthian | babylonia Ctesiphon | - | - | never played | -
  15 for 6 visigothi | Visigothi | barbarian | supreme-leader | - | 60 40 | - | -
  16 hunni | Hunni | barbarian | supreme-leader | - | 20 80 | - | -
  16 western_roman_empire | Western Roman Empire | roman | cisalpina Ravenna | 0 | - | - | -
  16 eastern_roman_empire | Eastern Roman Empire | roman | thracia Byzantium | 20 | - | - | -
  16 visigothi | Visigothi | barbarian | supreme-leader | - | 60 40 | - | -
  16 vandali | Vandali | barbarian | africa Carthago | - | 60 40 | - | -
  16 persia | Persia | parthian | babylonia Ctesiphon | - | - | - | -
  17 eastern_roman_empire | Eastern Roman Empire | roman | thracia Byzantium | 40 | - | - | -
  17 vandali | Vandali | barbarian | africa Carthago | - | 60 40 | - | -
  17 ostrogothi | Ostrogothi | barbarian | cisalpina Ravenna | - | 50 50 | - | -
  17 franci | Franci | barbarian | supreme-leader | - | 90 10 | - | -
  17 visigothi | Visigothi | barbarian | carthaginiensis generic | - | 60 40 | - | -
  17 persia | Persia | parthian | babylonia Ctesiphon | - | - | - | -
  18 rome | Rome | roman | latium Roma | 0 | - | - | -
  18 carthage | Carthage | civilised | africa Carthago | 0 | - | - | -
  18 macedonia | Macedonia | civilised | macedonia Pella | 0 | - | - | -
  18 seleucid_kingdom | Seleucid Kingdom | civilised | syria Antiochia | 0 | - | - | -
  18 aegyptus | Aegyptus | civilised | aegyptus Alexandria | 10 | - | - | -
  18 pontus | Pontus | civilised | pontus Amaseia | 20 | - | - | -
  19 marcus_aurelius | Marcus Aurelius | roman | latium Roma | 0 | - | - | -
  19 avidius_cassius | Avidius Cassius | roman | syria Antiochia | 20 | - | - | -
  19 pertinax | Pertinax | roman | lugdunensis generic | 10 | - | - | -
  19 germani | Germani | barbarian | supreme-leader | - | 80 20 | - | -
  19 parthia | Parthia | parthian | babylonia Ctesiphon | - | - | - | -
  20 aegyptus | Aegyptus | civilised | aegyptus Alexandria | 0 | - | - | -
  20 carthage | Carthage | civilised | africa Carthago | 0 | - | - | -
  20 rome | Rome | roman | latium Roma | 0 | - | - | -
  20 seleucid_kingdom | Seleucid Kingdom | civilised | syria Antiochia | 0 | - | - | -
  20 macedonia | Macedonia | civilised | macedonia Pella | 0 | - | - | -
  20 pontus | Pontus | civilised | pontus Amaseia | 0 | - | - | -
`
