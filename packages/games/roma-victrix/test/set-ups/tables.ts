/** Who plays at each number of players, and what the others become, written down a second time to be compared with the data. */
export const tables = `
  1 for 2 | carthage rome | aegyptus neutral-major, seleucid_kingdom neutral-major, macedonia neutral-major | reconstruction
  1 for 3 | carthage rome seleucid_kingdom | aegyptus neutral-major, macedonia neutral-major | reconstruction
  1 for 4 | carthage rome seleucid_kingdom aegyptus | macedonia neutral-major | rulebook
  1 for 5 | carthage rome seleucid_kingdom aegyptus macedonia | - | rulebook
  2 for 2 | rome pontus | armenia neutral-major, aegyptus neutral-major, parthia neutral-major | reconstruction
  2 for 3 | rome pontus armenia | aegyptus neutral-major, parthia neutral-major | reconstruction
  2 for 4 | rome pontus armenia aegyptus | parthia neutral-major | reconstruction
  3 for 3 | caesar crassus pompeius | gallia barbaricum lugdunensis 2 belgica 2 sequania 2 armorica 1 aquitania 1 70 30, parthia neutral-major | reconstruction
  3 for 4 | caesar crassus pompeius gallia | parthia neutral-major | reconstruction
  3 for 5 | caesar crassus pompeius gallia parthia | - | reconstruction
  4 for 2 | caesar pompeius | aegyptus neutral-major, parthia neutral-major | reconstruction
  4 for 3 | caesar pompeius aegyptus | parthia neutral-major | reconstruction
  5 for 2 | antonius octavianus | brutus neutral-major, sextus_pompeius neutral-major, parthia neutral-major | reconstruction
  5 for 3 | antonius octavianus brutus | sextus_pompeius neutral-major, parthia neutral-major | reconstruction
  5 for 4 | antonius octavianus brutus sextus_pompeius | parthia neutral-major | reconstruction
  5 for 5 | antonius octavianus brutus sextus_pompeius parthia | - | reconstruction
  6 for 2 | otho vitellius | vespasianus neutral-major, batavi barbaricum frisia 2 germania_magna 2 80 20, parthia neutral-major | reconstruction
  6 for 3 | otho vitellius vespasianus | batavi barbaricum frisia 2 germania_magna 2 80 20, parthia neutral-major | reconstruction
  6 for 4 | otho vitellius vespasianus batavi | parthia neutral-major | reconstruction
  7 for 1 | rome | dacia automaton, parthia automaton | reconstruction
  8 for 2 | severus niger | albinus neutral-major, parthia neutral-major | reconstruction
  8 for 3 | severus niger albinus | parthia neutral-major | reconstruction
  8 for 4 | severus niger albinus parthia | - | reconstruction
  9 for 2 | rome persia | gallic_empire neutral-major, palmyra neutral-major, franci barbaricum germania_magna 2 frisia 2 90 10 | reconstruction
  9 for 3 | rome persia gallic_empire | palmyra neutral-major, franci barbaricum germania_magna 2 frisia 2 90 10 | reconstruction
  9 for 4 | rome persia gallic_empire palmyra | franci barbaricum germania_magna 2 frisia 2 90 10 | reconstruction
  9 for 5 | rome persia gallic_empire palmyra franci | - | reconstruction
  10 for 2 | constantinus licinius | maxentius neutral-major, maximinus_daia neutral-major, persia neutral-major | reconstruction
  10 for 3 | constantinus licinius maxentius | maximinus_daia neutral-major, persia neutral-major | reconstruction
  10 for 4 | constantinus licinius maxentius maximinus_daia | persia neutral-major | reconstruction
  11 for 2 | constantius magnentius | persia neutral-major, franci barbaricum germania_magna 2 agri_decumates 2 suebia 2 80 20 | reconstruction
  11 for 3 | constantius magnentius persia | franci barbaricum germania_magna 2 agri_decumates 2 suebia 2 80 20 | reconstruction
  11 for 4 | constantius magnentius persia franci | - | reconstruction
  12 for 2 | eastern_roman_empire visigothi | western_roman_empire neutral-major, hunni neutral-major, persia neutral-major | reconstruction
  12 for 3 | eastern_roman_empire visigothi western_roman_empire | hunni neutral-major, persia neutral-major | reconstruction
  12 for 4 | eastern_roman_empire visigothi western_roman_empire hunni | persia neutral-major | reconstruction
  12 for 5 | eastern_roman_empire visigothi western_roman_empire hunni persia | - | reconstruction
  13 for 2 | western_roman_empire visigothi | eastern_roman_empire neutral-major, hunni neutral-major, persia neutral-major | reconstruction
  13 for 3 | western_roman_empire visigothi eastern_roman_empire | hunni neutral-major, persia neutral-major | reconstruction
  13 for 4 | western_roman_empire visigothi eastern_roman_empire hunni | persia neutral-major | reconstruction
  14 for 2 | western_roman_empire visigothi | constantinus_iii part-of western_roman_empire pass pass left-out, vandali barbaricum germania_superior 2 agri_decumates 1 60 40, franci barbaricum germania_inferior 1 germania_magna 2 frisia 1 90 10, eastern_roman_empire neutral-major, persia neutral-major, hunni neutral-major | reconstruction
  14 for 3 | western_roman_empire visigothi vandali | constantinus_iii part-of western_roman_empire pass pass left-out, franci barbaricum germania_inferior 1 germania_magna 2 frisia 1 90 10, eastern_roman_empire neutral-major, persia neutral-major, hunni neutral-major | reconstruction
  14 for 4 | western_roman_empire visigothi vandali constantinus_iii | franci barbaricum germania_inferior 1 germania_magna 2 frisia 1 90 10, eastern_roman_empire neutral-major, persia neutral-major, hunni neutral-major | reconstruction
  14 for 5 | western_roman_empire visigothi vandali constantinus_iii franci | eastern_roman_empire neutral-major, persia neutral-major, hunni neutral-major | reconstruction
  15 for 3 | western_roman_empire aetius vandali | eastern_roman_empire neutral-major, hunni neutral-major, persia neutral-major | reconstruction
  15 for 4 | western_roman_empire aetius vandali eastern_roman_empire | hunni neutral-major, persia neutral-major | reconstruction
  15 for 5 | western_roman_empire aetius vandali eastern_roman_empire hunni | persia neutral-major | reconstruction
  15 for 6 | western_roman_empire aetius vandali eastern_roman_empire hunni visigothi | persia neutral-major | reconstruction
  15 for 6 without visigothi
  16 for 2 | hunni western_roman_empire | eastern_roman_empire neutral-major, visigothi ally western_roman_empire, vandali neutral-major, persia neutral-major | reconstruction
  16 for 3 | hunni western_roman_empire eastern_roman_empire | visigothi ally western_roman_empire, vandali neutral-major, persia neutral-major | reconstruction
  16 for 4 | hunni western_roman_empire eastern_roman_empire visigothi | vandali neutral-major, persia neutral-major | reconstruction
  16 for 5 | hunni western_roman_empire eastern_roman_empire visigothi vandali | persia neutral-major | reconstruction
  16 for 6 | hunni western_roman_empire eastern_roman_empire visigothi vandali persia | - | reconstruction
  17 for 2 | eastern_roman_empire ostrogothi | vandali neutral-major, franci neutral-major, visigothi neutral-major, persia neutral-major | reconstruction
  17 for 3 | eastern_roman_empire ostrogothi persia | vandali neutral-major, franci neutral-major, visigothi neutral-major | reconstruction
  17 for 4 | eastern_roman_empire ostrogothi persia vandali | franci neutral-major, visigothi neutral-major | reconstruction
  17 for 5 | eastern_roman_empire ostrogothi persia vandali franci | visigothi neutral-major | reconstruction
  17 for 6 | eastern_roman_empire ostrogothi persia vandali franci visigothi | - | reconstruction
  18 for 2 | rome carthage | macedonia neutral-major, seleucid_kingdom neutral-major, aegyptus neutral-major, pontus neutral-major | reconstruction
  18 for 3 | rome carthage macedonia | seleucid_kingdom neutral-major, aegyptus neutral-major, pontus neutral-major | reconstruction
  18 for 4 | rome carthage macedonia seleucid_kingdom | aegyptus neutral-major, pontus neutral-major | reconstruction
  18 for 5 | rome carthage macedonia seleucid_kingdom aegyptus | pontus neutral-major | reconstruction
  18 for 6 | rome carthage macedonia seleucid_kingdom aegyptus pontus | - | reconstruction
  19 for 2 | marcus_aurelius avidius_cassius | pertinax part-of marcus_aurelius pass pass pass own colour, germani barbaricum marcomannia 2 suebia 2 iazygia 1 80 20, parthia neutral-major | reconstruction
  19 for 3 | marcus_aurelius avidius_cassius germani | pertinax part-of marcus_aurelius pass pass pass own colour, parthia neutral-major | reconstruction
  19 for 4 | marcus_aurelius avidius_cassius germani pertinax | parthia neutral-major | reconstruction
  19 for 5 | marcus_aurelius avidius_cassius germani pertinax parthia | - | reconstruction
  20 for 1 | rome | aegyptus automaton, carthage automaton, seleucid_kingdom automaton, macedonia automaton, pontus automaton | reconstruction
`
