/** Units of the Majors, stack by stack, written down a second time to be compared with the data. */
export const stacks = `
  1 aegyptus | aegyptus 5 hi 1 aux 2 cav 2 flt (mixed: 5 hi 1 aux 2 cav)
  1 aegyptus | iudaea 4 hi 1 aux 2 cav 1 flt (rulebook)
  1 aegyptus | lycia 2 hi 1 aux 1 cav 1 flt (rulebook)
  1 aegyptus | cyprus 1 flt (rulebook)
  1 aegyptus | cyrenaica 1 aux (reconstruction)
  1 carthage | carthaginiensis 8 hi 3 aux 5 cav 3 flt (rulebook)
  1 carthage | baetica 2 hi 1 cav (rulebook)
  1 carthage | africa 2 hi 2 aux 1 cav 2 flt (mixed: 1 hi 1 flt)
  1 rome | cisalpina 4 lgn 2 aux 2 cav 2 flt (mixed: 2 flt)
  1 rome | apulia 4 lgn 2 aux 2 cav 2 flt (mixed: 2 flt)
  1 rome | latium 4 lgn 2 aux 2 cav (rulebook)
  1 rome | baleares 1 flt (rulebook)
  1 rome | corsica 1 flt (rulebook)
  1 rome | sardinia 1 flt (rulebook)
  1 seleucid_kingdom | syria 4 hi 3 aux 1 cav 2 flt (mixed)
  1 seleucid_kingdom | osrhoene 1 hi 1 aux 1 cav (reconstruction)
  1 seleucid_kingdom | cilicia 3 hi 3 aux 1 cav 1 flt (rulebook)
  1 seleucid_kingdom | hatra 1 hi 1 aux 1 cav (rulebook)
  1 seleucid_kingdom | adiabene 1 hi 1 aux 1 cav (rulebook)
  1 seleucid_kingdom | babylonia 1 hi 1 aux 1 cav (rulebook)
  1 seleucid_kingdom | assyria 1 hi 1 aux 1 cav (reconstruction)
  1 seleucid_kingdom | atropatene 1 aux 1 cav (reconstruction)
  1 seleucid_kingdom | characene 1 aux 1 cav (reconstruction)
  1 macedonia | macedonia 6 hi 2 aux 2 cav 2 flt (reconstruction)
  1 macedonia | thessalia 2 hi 1 aux 1 cav (reconstruction)
  2 rome | apulia 5 lgn 2 aux 1 cav 3 flt
  2 rome | latium 4 lgn 1 aux 1 cav 1 flt
  2 rome | cisalpina 4 lgn 2 aux 1 cav 1 flt
  2 rome | sicilia 1 lgn 1 flt
  2 rome | macedonia 2 lgn 1 aux 1 flt
  2 rome | thessalia 1 lgn 1 aux
  2 rome | baetica 1 lgn 1 aux
  2 rome | carthaginiensis 1 lgn 1 aux 1 flt
  2 rome | tarraconensis 2 lgn 1 aux 1 cav
  2 rome | narbonensis 1 lgn 1 aux 1 flt
  2 rome | africa 1 lgn 1 aux 1 cav 1 flt
  2 rome | cilicia 1 lgn 1 aux 1 flt
  2 rome | sardinia 1 aux
  2 pontus | pontus 4 hi 2 aux 3 cav 1 flt
  2 pontus | bithynia 2 hi 2 aux 1 cav 1 flt
  2 pontus | asia 2 hi 2 aux 2 cav 2 flt
  2 pontus | achaea 3 hi 2 aux 2 cav 2 flt
  2 pontus | cappadocia 1 hi 1 aux 1 cav
  2 pontus | taurica 1 aux
  2 armenia | artaxata 3 hi 3 aux 5 cav
  2 armenia | sophene 1 hi 2 aux 1 cav
  2 armenia | adiabene 1 aux 2 cav
  2 aegyptus | aegyptus 4 hi 2 aux 2 cav 3 flt
  2 aegyptus | cyprus 1 hi 1 aux 1 flt
  2 aegyptus | libia 1 aux 1 cav
  2 parthia | babylonia 3 aux 5 cav
  2 parthia | media 2 aux 3 cav
  2 parthia | assyria 1 aux 1 cav
  2 parthia | atropatene 1 aux 1 cav
  2 parthia | characene 1 aux 1 cav
  2 parthia | hatra 1 aux 1 cav
  2 parthia | osrhoene 1 aux 1 cav
  3 caesar | narbonensis 5 lgn 2 aux 2 cav
  3 caesar | cisalpina 3 lgn 2 aux 1 cav 2 flt
  3 crassus | syria 4 lgn 2 aux 2 cav 2 flt
  3 crassus | cilicia 2 lgn 1 aux 1 cav 1 flt
  3 crassus | asia 1 lgn 1 aux 1 flt
  3 crassus | macedonia 2 lgn 1 aux 1 cav 1 flt
  3 crassus | bithynia 1 lgn 1 aux
  3 crassus | cyprus 1 flt
  3 pompeius | latium 3 lgn 2 aux 1 cav 2 flt
  3 pompeius | apulia 1 lgn 1 aux 2 flt
  3 pompeius | tarraconensis 3 lgn 2 aux 1 cav 1 flt
  3 pompeius | baetica 1 lgn 1 aux 1 cav
  3 pompeius | sicilia 1 lgn 1 flt
  3 pompeius | africa 1 lgn 1 aux 1 flt
  3 gallia | lugdunensis 7 bi 3 cav
  3 gallia | belgica 5 bi 2 cav
  3 gallia | sequania 4 bi 2 cav
  3 gallia | armorica 2 bi 1 flt
  3 gallia | aquitania 2 bi 1 cav
  3 parthia | babylonia 3 aux 5 cav
  3 parthia | hatra 1 aux 5 cav
  3 parthia | media 2 aux 4 cav
  3 parthia | adiabene 1 aux 1 cav
  3 parthia | assyria 1 aux 1 cav
  3 parthia | atropatene 1 aux 1 cav
  3 parthia | characene 1 aux 1 cav
  4 caesar | cisalpina 4 lgn 2 aux 2 cav 1 flt
  4 caesar | narbonensis 4 lgn 1 aux 2 cav
  4 caesar | belgica 2 lgn 1 aux 1 cav
  4 caesar | lugdunensis 1 lgn 1 aux
  4 pompeius | latium 2 lgn 1 aux 1 cav 2 flt
  4 pompeius | apulia 3 lgn 1 aux 1 cav 3 flt
  4 pompeius | tarraconensis 5 lgn 2 aux 2 cav
  4 pompeius | baetica 2 lgn 1 aux
  4 pompeius | epirus 2 flt
  4 pompeius | carthaginiensis 1 flt
  4 pompeius | macedonia 1 lgn 1 aux 1 cav 1 flt
  4 pompeius | syria 2 lgn 1 aux 2 cav 1 flt
  4 pompeius | asia 1 lgn 1 aux 1 flt
  4 pompeius | sicilia 1 flt
  4 pompeius | sardinia 1 lgn
  4 pompeius | africa 2 lgn 1 aux 1 flt
  4 pompeius | cilicia 1 flt
  4 aegyptus | aegyptus 6 hi 2 aux 3 cav 2 flt
  4 parthia | babylonia 3 aux 5 cav
  4 parthia | media 2 aux 4 cav
  4 parthia | hatra 1 aux 3 cav
  4 parthia | adiabene 1 aux 1 cav
  4 parthia | assyria 1 aux 1 cav
  4 parthia | atropatene 1 aux 1 cav
  4 parthia | characene 1 aux 1 cav
  5 octavianus | latium 5 lgn 2 aux 2 cav 1 flt
  5 octavianus | apulia 3 lgn 1 aux 1 cav 2 flt
  5 octavianus | tarraconensis 3 lgn 1 aux 1 cav 1 flt
  5 octavianus | baetica 1 lgn 1 aux
  5 octavianus | africa 2 lgn 1 aux 1 flt
  5 antonius | cisalpina 6 lgn 2 aux 2 cav 1 flt
  5 antonius | narbonensis 3 lgn 1 aux 1 cav 1 flt
  5 antonius | lugdunensis 2 lgn 2 aux 2 cav
  5 brutus | macedonia 5 lgn 2 aux 2 cav 2 flt
  5 brutus | achaea 2 flt
  5 brutus | asia 1 lgn 1 aux 1 cav 2 flt
  5 brutus | syria 5 lgn 2 aux 3 cav 1 flt
  5 brutus | cilicia 1 lgn 1 aux 1 cav 1 flt
  5 sextus_pompeius | sicilia 3 lgn 2 aux 1 cav 9 flt
  5 parthia | babylonia 4 aux 6 cav
  5 parthia | hatra 1 aux 5 cav
  5 parthia | osrhoene 2 aux 3 cav
  5 parthia | media 1 aux 2 cav
  5 parthia | adiabene 1 aux 1 cav
  5 parthia | assyria 1 aux 1 cav
  5 parthia | atropatene 1 aux 1 cav
  5 parthia | characene 1 aux 1 cav
  6 otho | latium 3 lgn 2 aux 1 cav 2 flt
  6 otho | cisalpina 1 lgn 1 aux 1 cav 2 flt
  6 otho | pannonia 2 lgn 2 aux 1 cav
  6 otho | dalmatia 1 lgn 1 aux
  6 otho | moesia_superior 2 lgn 1 aux 1 cav
  6 otho | moesia_inferior 1 lgn 1 aux 1 cav 1 flt
  6 otho | africa 1 aux 1 flt
  6 otho | numidia 1 lgn 1 aux
  6 otho | mauretania 1 aux 1 cav
  6 otho | macedonia 1 aux
  6 otho | achaea 1 flt
  6 otho | baetica 1 aux 1 flt
  6 vitellius | germania_inferior 4 lgn 3 aux 2 cav 1 flt
  6 vitellius | germania_superior 3 lgn 2 aux 1 cav
  6 vitellius | britannia_superior 3 lgn 2 aux 1 cav 1 flt
  6 vitellius | raetia 1 aux 1 cav
  6 vitellius | lugdunensis 1 lgn
  6 vitellius | tarraconensis 2 lgn 1 aux
  6 vespasianus | iudaea 3 lgn 3 aux 2 cav 1 flt
  6 vespasianus | syria 4 lgn 3 aux 2 cav 2 flt
  6 vespasianus | aegyptus 2 lgn 1 aux 1 cav 1 flt
  6 vespasianus | cappadocia 1 aux 1 cav
  6 vespasianus | pontus 1 aux 2 flt
  6 vespasianus | asia 1 aux
  6 batavi | frisia 6 bi 2 cav 1 flt
  6 batavi | germania_magna 5 bi 1 cav
  6 parthia | babylonia 4 aux 6 cav
  6 parthia | media 1 aux 3 cav
  6 parthia | hatra 1 aux 1 cav
  6 parthia | assyria 1 aux 1 cav
  6 parthia | atropatene 1 aux 1 cav
  6 parthia | characene 1 aux 1 cav
  7 rome | moesia_superior 4 lgn 3 aux 3 cav
  7 rome | moesia_inferior 3 lgn 2 aux 2 cav 1 flt
  7 rome | pannonia 4 lgn 3 aux 2 cav
  7 rome | syria 3 lgn 2 aux 2 cav 1 flt
  7 rome | cappadocia 2 lgn 2 aux 1 cav
  7 rome | germania_superior 2 lgn 2 aux 1 cav
  7 rome | germania_inferior 2 lgn 2 aux 1 flt
  7 rome | britannia_superior 2 lgn 1 aux
  7 rome | britannia_inferior 1 lgn 2 aux 1 cav
  7 rome | raetia 1 aux
  7 rome | noricum 1 aux
  7 rome | thracia 1 aux
  7 rome | iudaea 1 lgn 1 aux
  7 rome | aegyptus 1 lgn 1 aux 1 cav 1 flt
  7 rome | numidia 1 lgn 1 aux
  7 rome | mauretania 1 aux 1 cav
  7 rome | tingitana 1 aux
  7 rome | tarraconensis 1 lgn
  7 rome | latium 1 flt
  7 rome | achaea 1 flt
  7 rome | narbonensis 1 flt
  7 rome | cisalpina 1 flt
  7 rome | belgica 1 flt
  7 rome | pontus 1 flt
  7 dacia | dacia 12 bi 3 cav
  7 parthia | babylonia 4 aux 6 cav
  7 parthia | media 2 aux 4 cav
  7 parthia | osrhoene 1 aux 2 cav
  7 parthia | adiabene 1 aux 2 cav
  7 parthia | assyria 1 aux 1 cav
  7 parthia | hatra 1 aux 1 cav
  7 parthia | atropatene 1 aux 1 cav
  7 parthia | characene 1 aux 1 cav
  8 severus | latium 4 lgn 2 aux 1 cav 2 flt
  8 severus | pannonia 3 lgn 2 aux 1 cav
  8 severus | moesia_superior 2 lgn 1 aux 1 cav
  8 severus | moesia_inferior 2 lgn 1 aux 1 cav 1 flt
  8 severus | dacia 2 lgn 1 aux 1 cav
  8 severus | germania_inferior 1 lgn 1 aux 1 flt
  8 severus | germania_superior 2 lgn 1 aux 1 cav
  8 severus | raetia 1 aux
  8 severus | noricum 1 aux
  8 severus | africa 1 aux 1 flt
  8 severus | numidia 1 lgn 1 aux 1 cav
  8 severus | mauretania 1 aux
  8 severus | macedonia 1 flt
  8 niger | thracia 1 lgn 2 aux 1 flt
  8 niger | bithynia 1 lgn 1 aux 1 cav 1 flt
  8 niger | asia 1 aux 1 flt
  8 niger | cappadocia 2 lgn 1 aux 1 cav
  8 niger | syria 3 lgn 2 aux 2 cav 1 flt
  8 niger | arabia_petraea 1 lgn 1 aux 1 cav
  8 niger | iudaea 2 lgn 1 aux
  8 niger | aegyptus 1 lgn 1 aux 1 cav 1 flt
  8 albinus | britannia_superior 2 lgn 2 aux 1 cav 1 flt
  8 albinus | britannia_inferior 1 lgn 2 aux 1 cav
  8 albinus | lugdunensis 1 lgn 1 aux
  8 albinus | belgica 1 aux 1 flt
  8 albinus | aquitania 1 aux
  8 albinus | tarraconensis 1 lgn 1 aux 1 cav
  8 albinus | narbonensis 1 aux 1 flt
  8 parthia | babylonia 5 aux 7 cav
  8 parthia | media 2 aux 4 cav
  8 parthia | assyria 1 aux 3 cav
  8 parthia | atropatene 1 aux 2 cav
  8 parthia | characene 1 aux 1 cav
  9 rome | cisalpina 4 lgn 2 aux 4 cav 1 flt
  9 rome | latium 1 lgn 1 aux 1 flt
  9 rome | pannonia 3 lgn 2 aux 2 cav
  9 rome | dalmatia 1 aux 1 flt
  9 rome | noricum 1 lgn 1 aux
  9 rome | raetia 1 lgn 1 aux 1 cav
  9 rome | moesia_superior 2 lgn 1 aux 2 cav
  9 rome | moesia_inferior 2 lgn 2 aux 1 cav 1 flt
  9 rome | dacia 1 lgn 1 aux
  9 rome | thracia 1 lgn 1 aux 1 cav 1 flt
  9 rome | achaea 1 aux 1 flt
  9 rome | macedonia 1 aux
  9 rome | asia 1 aux 1 flt
  9 rome | cappadocia 2 lgn 1 aux 1 cav
  9 rome | africa 1 aux 1 flt
  9 rome | numidia 1 lgn 1 aux 1 cav
  9 rome | mauretania 1 aux
  9 gallic_empire | germania_inferior 3 lgn 2 aux 2 cav 1 flt
  9 gallic_empire | germania_superior 2 lgn 1 aux 1 cav
  9 gallic_empire | belgica 1 lgn 1 aux 1 cav 1 flt
  9 gallic_empire | narbonensis 1 aux 1 flt
  9 gallic_empire | britannia_superior 2 lgn 1 aux
  9 gallic_empire | britannia_inferior 1 lgn 1 aux 1 cav
  9 gallic_empire | tarraconensis 1 lgn 1 aux
  9 palmyra | syria 4 hi 3 aux 5 cav 1 flt
  9 palmyra | arabia_petraea 1 hi 1 aux 1 cav
  9 palmyra | iudaea 1 hi 1 aux
  9 palmyra | cilicia 1 hi 1 aux 1 flt
  9 palmyra | aegyptus 2 hi 1 aux 1 cav 1 flt
  9 persia | babylonia 5 aux 7 cav
  9 persia | media 2 aux 3 cav
  9 persia | osrhoene 2 aux 2 cav
  9 persia | adiabene 1 aux 2 cav
  9 persia | artaxata 1 aux 2 cav
  9 persia | hatra 1 aux 1 cav
  9 persia | assyria 1 aux 1 cav
  9 persia | atropatene 1 aux 1 cav
  9 persia | characene 1 aux 1 cav
  9 franci | germania_magna 9 bi 1 cav
  9 franci | frisia 5 bi 1 cav 1 flt
  10 constantinus | belgica 5 hi 2 aux 3 cav 1 flt
  10 constantinus | germania_superior 2 hi 2 aux 1 cav
  10 constantinus | germania_inferior 1 hi 2 aux 1 cav 1 flt
  10 constantinus | britannia_superior 1 hi 1 aux 1 flt
  10 constantinus | britannia_inferior 1 hi 1 aux
  10 constantinus | narbonensis 1 hi 1 aux 1 flt
  10 constantinus | tarraconensis 1 hi 1 aux
  10 maxentius | latium 5 hi 2 aux 2 cav 2 flt
  10 maxentius | cisalpina 4 hi 2 aux 2 cav 2 flt
  10 maxentius | apulia 1 aux 1 flt
  10 maxentius | sicilia 1 aux 1 flt
  10 maxentius | africa 1 hi 1 aux 1 flt
  10 maxentius | numidia 1 hi 1 aux 1 cav
  10 maxentius | tingitana 1 aux
  10 licinius | pannonia 4 hi 2 aux 2 cav
  10 licinius | noricum 1 hi 1 aux
  10 licinius | raetia 1 hi 1 aux
  10 licinius | moesia_superior 2 hi 2 aux 1 cav
  10 licinius | moesia_inferior 2 hi 2 aux 1 cav 1 flt
  10 licinius | thracia 2 hi 1 aux 1 cav 2 flt
  10 licinius | dalmatia 1 hi 1 aux 1 flt
  10 licinius | macedonia 2 hi 1 aux 1 cav 1 flt
  10 licinius | achaea 1 aux 1 flt
  10 maximinus_daia | syria 4 hi 2 aux 3 cav 1 flt
  10 maximinus_daia | bithynia 2 hi 1 aux 1 cav 2 flt
  10 maximinus_daia | asia 1 aux 1 flt
  10 maximinus_daia | cappadocia 1 hi 1 aux 1 cav
  10 maximinus_daia | osrhoene 2 hi 2 aux 2 cav
  10 maximinus_daia | sophene 1 hi 1 aux
  10 maximinus_daia | arabia_petraea 1 aux 1 cav
  10 maximinus_daia | iudaea 1 hi 1 aux
  10 maximinus_daia | aegyptus 2 hi 1 aux 1 cav 1 flt
  10 persia | babylonia 4 aux 7 cav
  10 persia | media 2 aux 3 cav
  10 persia | adiabene 1 aux 2 cav
  10 persia | assyria 1 aux 1 cav
  10 persia | atropatene 1 aux 1 cav
  10 persia | characene 1 aux 1 cav
  10 persia | hatra 1 aux 1 cav
  11 constantius | thracia 2 hi 2 aux 1 cav 3 flt
  11 constantius | pannonia 3 hi 2 aux 2 cav
  11 constantius | moesia_superior 2 hi 1 aux 1 cav
  11 constantius | moesia_inferior 2 hi 2 aux 1 cav 1 flt
  11 constantius | macedonia 1 hi 1 aux 1 flt
  11 constantius | syria 5 hi 3 aux 3 cav 1 flt
  11 constantius | osrhoene 2 hi 2 aux 2 cav
  11 constantius | sophene 2 hi 1 aux 1 cav
  11 constantius | cappadocia 1 hi 1 aux
  11 constantius | arabia_petraea 1 aux 1 cav
  11 constantius | iudaea 1 aux
  11 constantius | aegyptus 1 hi 2 aux 1 cav 1 flt
  11 constantius | asia 1 aux 1 flt
  11 magnentius | lugdunensis 4 hi 2 aux 3 cav
  11 magnentius | cisalpina 3 hi 2 aux 2 cav 2 flt
  11 magnentius | latium 1 hi 1 aux 1 flt
  11 magnentius | germania_superior 2 hi 2 aux 1 cav
  11 magnentius | germania_inferior 2 hi 1 aux 1 cav 1 flt
  11 magnentius | belgica 1 hi 1 aux 1 flt
  11 magnentius | britannia_superior 1 hi 1 aux 1 flt
  11 magnentius | britannia_inferior 1 hi 1 aux
  11 magnentius | raetia 1 hi 1 aux
  11 magnentius | noricum 1 hi 1 aux
  11 magnentius | tarraconensis 1 hi 1 aux
  11 magnentius | narbonensis 1 flt
  11 magnentius | africa 1 aux 1 flt
  11 magnentius | numidia 1 hi 1 aux 1 cav
  11 magnentius | tingitana 1 aux
  11 persia | babylonia 5 aux 7 cav
  11 persia | media 2 aux 3 cav
  11 persia | adiabene 2 aux 3 cav
  11 persia | assyria 1 aux 2 cav
  11 persia | atropatene 1 aux 1 cav
  11 persia | characene 1 aux 1 cav
  11 persia | hatra 1 aux 1 cav
  11 franci | agri_decumates 9 bi 3 cav
  11 franci | germania_magna 7 bi 1 cav
  11 franci | suebia 4 bi 1 cav
  12 eastern_roman_empire | syria 5 hi 3 aux 3 cav 2 flt
  12 eastern_roman_empire | thracia 3 hi 3 aux 2 cav 3 flt
  12 eastern_roman_empire | moesia_superior 2 hi 2 aux 1 cav
  12 eastern_roman_empire | macedonia 1 hi 1 aux 1 flt
  12 eastern_roman_empire | achaea 1 aux 1 flt
  12 eastern_roman_empire | asia 1 aux 1 flt
  12 eastern_roman_empire | cappadocia 1 hi 1 aux
  12 eastern_roman_empire | sophene 2 hi 1 aux 1 cav
  12 eastern_roman_empire | osrhoene 2 hi 1 aux 1 cav
  12 eastern_roman_empire | arabia_petraea 1 aux 1 cav
  12 eastern_roman_empire | iudaea 1 aux
  12 eastern_roman_empire | aegyptus 1 hi 2 aux 1 cav 1 flt
  12 western_roman_empire | belgica 4 hi 2 aux 2 cav 1 flt
  12 western_roman_empire | germania_superior 2 hi 2 aux 1 cav
  12 western_roman_empire | germania_inferior 1 hi 1 aux 1 flt
  12 western_roman_empire | cisalpina 2 hi 2 aux 1 cav 2 flt
  12 western_roman_empire | latium 1 aux 1 flt
  12 western_roman_empire | pannonia 2 hi 2 aux 1 cav
  12 western_roman_empire | noricum 1 aux
  12 western_roman_empire | raetia 1 hi 1 aux
  12 western_roman_empire | britannia_superior 2 hi 1 aux 1 cav 1 flt
  12 western_roman_empire | britannia_inferior 1 hi 1 aux
  12 western_roman_empire | tarraconensis 1 hi 1 aux
  12 western_roman_empire | narbonensis 1 flt
  12 western_roman_empire | africa 1 aux 1 flt
  12 western_roman_empire | numidia 1 hi 1 aux 1 cav
  12 western_roman_empire | tingitana 1 aux
  12 western_roman_empire | dalmatia 1 aux 1 flt
  12 visigothi | moesia_inferior 10 bi 6 cav
  12 visigothi | dacia 5 bi 2 cav
  12 hunni | bastarnia 3 bi 9 cav
  12 hunni | gothia 2 bi 5 cav
  12 persia | babylonia 5 aux 6 cav
  12 persia | media 2 aux 3 cav
  12 persia | adiabene 2 aux 3 cav
  12 persia | assyria 1 aux 1 cav
  12 persia | atropatene 1 aux 1 cav
  12 persia | characene 1 aux 1 cav
  12 persia | hatra 1 aux 1 cav
  13 western_roman_empire | cisalpina 5 hi 3 aux 4 cav 2 flt
  13 western_roman_empire | latium 1 hi 1 aux 1 flt
  13 western_roman_empire | narbonensis 1 hi 1 aux 1 flt
  13 western_roman_empire | belgica 1 hi 1 aux 1 cav 1 flt
  13 western_roman_empire | germania_superior 2 hi 2 aux
  13 western_roman_empire | germania_inferior 1 hi 1 aux 1 flt
  13 western_roman_empire | pannonia 2 hi 1 aux 1 cav
  13 western_roman_empire | noricum 1 aux
  13 western_roman_empire | raetia 1 hi 1 aux
  13 western_roman_empire | dalmatia 1 hi 1 flt
  13 western_roman_empire | britannia_superior 2 hi 1 aux 1 cav 1 flt
  13 western_roman_empire | britannia_inferior 1 hi 1 aux
  13 western_roman_empire | tarraconensis 1 hi 1 aux
  13 western_roman_empire | africa 1 hi 2 aux 2 cav 1 flt
  13 western_roman_empire | numidia 1 aux 1 cav
  13 western_roman_empire | tingitana 1 aux
  13 eastern_roman_empire | thracia 5 hi 3 aux 3 cav 3 flt
  13 eastern_roman_empire | moesia_superior 1 hi 1 aux 1 cav
  13 eastern_roman_empire | macedonia 1 hi 1 aux 1 flt
  13 eastern_roman_empire | achaea 1 aux 1 flt
  13 eastern_roman_empire | asia 1 aux 1 flt
  13 eastern_roman_empire | cappadocia 1 hi 1 aux
  13 eastern_roman_empire | sophene 2 hi 1 aux 1 cav
  13 eastern_roman_empire | syria 3 hi 2 aux 2 cav 1 flt
  13 eastern_roman_empire | osrhoene 1 hi 1 aux 1 cav
  13 eastern_roman_empire | arabia_petraea 1 aux 1 cav
  13 eastern_roman_empire | iudaea 1 aux
  13 eastern_roman_empire | aegyptus 1 hi 2 aux 1 cav 1 flt
  13 eastern_roman_empire | cyrenaica 1 aux
  13 visigothi | moesia_inferior 12 bi 7 cav
  13 hunni | dacia 4 bi 9 cav
  13 hunni | iazygia 8 bi 2 cav
  13 hunni | bastarnia 2 bi 3 cav
  13 persia | babylonia 4 aux 7 cav
  13 persia | media 2 aux 3 cav
  13 persia | adiabene 1 aux 2 cav
  13 persia | assyria 1 aux 1 cav
  13 persia | atropatene 1 aux 1 cav
  13 persia | characene 1 aux 1 cav
  13 persia | hatra 1 aux 1 cav
  14 western_roman_empire | cisalpina 5 hi 3 aux 3 cav 2 flt
  14 western_roman_empire | latium 2 hi 1 aux 1 cav 1 flt
  14 western_roman_empire | narbonensis 1 hi 1 aux 1 flt
  14 western_roman_empire | aquitania 1 aux
  14 western_roman_empire | sequania 1 hi 1 aux
  14 western_roman_empire | raetia 1 hi 1 aux
  14 western_roman_empire | noricum 1 aux
  14 western_roman_empire | pannonia 1 hi 1 aux
  14 western_roman_empire | dalmatia 1 hi 1 aux 1 flt
  14 western_roman_empire | tarraconensis 1 hi 1 aux
  14 western_roman_empire | baetica 1 aux 1 flt
  14 western_roman_empire | africa 1 hi 2 aux 1 cav 2 flt
  14 western_roman_empire | numidia 1 aux 1 cav
  14 western_roman_empire | tingitana 1 aux
  14 constantinus_iii | britannia_superior 3 hi 2 aux 2 cav 2 flt
  14 constantinus_iii | britannia_inferior 1 hi 1 aux
  14 constantinus_iii | belgica 2 hi 1 aux 1 cav 1 flt
  14 constantinus_iii | lugdunensis 1 hi 1 aux 1 cav
  14 constantinus_iii | armorica 1 aux
  14 vandali | germania_superior 12 bi 7 cav
  14 vandali | agri_decumates 3 bi 1 cav
  14 visigothi | epirus 11 bi 7 cav
  14 visigothi | illyria 2 bi 1 cav
  14 franci | germania_inferior 8 bi 2 cav
  14 franci | germania_magna 5 bi
  14 franci | frisia 2 bi 1 flt
  14 eastern_roman_empire | thracia 4 hi 3 aux 3 cav 3 flt
  14 eastern_roman_empire | moesia_superior 1 hi 1 aux 1 cav
  14 eastern_roman_empire | moesia_inferior 2 hi 1 aux 1 cav 1 flt
  14 eastern_roman_empire | macedonia 1 hi 1 aux 1 flt
  14 eastern_roman_empire | achaea 1 aux 1 flt
  14 eastern_roman_empire | asia 1 aux 1 flt
  14 eastern_roman_empire | sophene 2 hi 1 aux 1 cav
  14 eastern_roman_empire | osrhoene 1 hi 1 aux 1 cav
  14 eastern_roman_empire | syria 3 hi 2 aux 2 cav 1 flt
  14 eastern_roman_empire | arabia_petraea 1 aux 1 cav
  14 eastern_roman_empire | aegyptus 1 hi 2 aux 1 cav 1 flt
  14 persia | babylonia 4 aux 7 cav
  14 persia | media 2 aux 3 cav
  14 persia | adiabene 1 aux 2 cav
  14 persia | assyria 1 aux 1 cav
  14 persia | atropatene 1 aux 1 cav
  14 persia | characene 1 aux 1 cav
  14 persia | hatra 1 aux 1 cav
  14 hunni | dacia 3 bi 6 cav
  14 hunni | iazygia 1 bi 4 cav
  14 hunni | bastarnia 1 bi 3 cav
  15 western_roman_empire | africa 4 hi 2 aux 2 cav 2 flt
  15 western_roman_empire | cisalpina 5 hi 2 aux 2 cav 2 flt
  15 western_roman_empire | latium 2 hi 1 aux 1 flt
  15 western_roman_empire | sicilia 1 aux 1 flt
  15 western_roman_empire | numidia 1 aux 1 cav
  15 western_roman_empire | tingitana 1 aux
  15 western_roman_empire | tripolitania 1 aux
  15 western_roman_empire | tarraconensis 2 hi 1 aux 1 cav
  15 western_roman_empire | carthaginiensis 1 hi 1 aux 1 flt
  15 western_roman_empire | raetia 1 aux
  15 western_roman_empire | noricum 1 aux
  15 western_roman_empire | pannonia 1 hi 1 aux
  15 western_roman_empire | dalmatia 1 hi 1 flt
  15 aetius | narbonensis 4 hi 2 aux 4 cav 1 flt
  15 aetius | belgica 2 hi 1 aux 1 cav
  15 aetius | germania_superior 1 hi 1 aux
  15 aetius | lugdunensis 1 hi 1 aux
  15 aetius | sequania 1 aux
  15 aetius | armorica 1 aux
  15 vandali | baetica 10 bi 5 cav 3 flt
  15 vandali | lusitania 2 bi 3 cav
  15 eastern_roman_empire | thracia 5 hi 3 aux 3 cav 3 flt
  15 eastern_roman_empire | moesia_superior 2 hi 2 aux 1 cav
  15 eastern_roman_empire | moesia_inferior 3 hi 2 aux 2 cav 1 flt
  15 eastern_roman_empire | dardania 1 aux
  15 eastern_roman_empire | illyria 1 aux
  15 eastern_roman_empire | macedonia 1 hi 1 aux 1 flt
  15 eastern_roman_empire | achaea 1 aux 1 flt
  15 eastern_roman_empire | asia 1 aux 1 flt
  15 eastern_roman_empire | syria 3 hi 2 aux 2 cav 1 flt
  15 eastern_roman_empire | osrhoene 2 hi 2 aux 2 cav
  15 eastern_roman_empire | sophene 2 hi 1 aux 1 cav
  15 eastern_roman_empire | cappadocia 1 aux
  15 eastern_roman_empire | arabia_petraea 1 aux 1 cav
  15 eastern_roman_empire | iudaea 1 aux
  15 eastern_roman_empire | aegyptus 1 hi 2 aux 1 cav 1 flt
  15 eastern_roman_empire | cyrenaica 1 aux
  15 hunni | iazygia 4 bi 9 cav
  15 hunni | dacia 3 bi 5 cav
  15 hunni | bastarnia 2 bi 2 cav
  15 persia | babylonia 3 aux 5 cav
  15 persia | media 1 aux 3 cav
  15 persia | adiabene 1 aux 1 cav
  15 persia | assyria 1 aux 1 cav
  15 persia | atropatene 1 aux 1 cav
  15 persia | characene 1 aux 1 cav
  15 persia | hatra 1 aux 1 cav
  15 persia | artaxata 1 aux 1 cav
  15 for 6 visigothi | aquitania 5 bi 3 cav
  16 hunni | iazygia 7 bi 9 cav
  16 hunni | dacia 6 bi 2 cav
  16 hunni | bastarnia 3 bi 3 cav
  16 hunni | marcomannia 6 bi 2 cav
  16 western_roman_empire | narbonensis 5 hi 3 aux 4 cav 1 flt
  16 western_roman_empire | cisalpina 3 hi 2 aux 1 cav 2 flt
  16 western_roman_empire | latium 1 hi 1 aux 1 flt
  16 western_roman_empire | sicilia 1 hi 1 aux 1 flt
  16 western_roman_empire | lugdunensis 1 hi 1 aux 1 cav
  16 western_roman_empire | belgica 1 hi 1 aux
  16 western_roman_empire | germania_superior 1 hi 1 aux
  16 western_roman_empire | tarraconensis 1 hi 1 aux
  16 western_roman_empire | noricum 1 aux
  16 western_roman_empire | raetia 1 aux
  16 western_roman_empire | dalmatia 1 hi 1 flt
  16 western_roman_empire | mauretania 1 aux
  16 eastern_roman_empire | thracia 5 hi 3 aux 3 cav 3 flt
  16 eastern_roman_empire | moesia_superior 1 hi 2 aux 1 cav
  16 eastern_roman_empire | moesia_inferior 3 hi 2 aux 2 cav 1 flt
  16 eastern_roman_empire | dardania 1 hi 1 aux
  16 eastern_roman_empire | illyria 1 aux
  16 eastern_roman_empire | macedonia 1 hi 1 aux 1 flt
  16 eastern_roman_empire | achaea 1 aux 1 flt
  16 eastern_roman_empire | asia 1 aux 1 flt
  16 eastern_roman_empire | osrhoene 2 hi 2 aux 2 cav
  16 eastern_roman_empire | sophene 2 hi 1 aux 1 cav
  16 eastern_roman_empire | syria 2 hi 2 aux 2 cav 1 flt
  16 eastern_roman_empire | arabia_petraea 1 aux 1 cav
  16 eastern_roman_empire | aegyptus 1 hi 2 aux 1 cav 1 flt
  16 visigothi | aquitania 10 bi 6 cav
  16 vandali | africa 6 bi 5 cav 6 flt
  16 vandali | numidia 3 bi 2 cav
  16 vandali | tripolitania 1 bi 1 cav
  16 persia | babylonia 4 aux 6 cav
  16 persia | media 2 aux 3 cav
  16 persia | adiabene 2 aux 3 cav
  16 persia | artaxata 1 aux 2 cav
  16 persia | assyria 1 aux 1 cav
  16 persia | atropatene 1 aux 1 cav
  16 persia | characene 1 aux 1 cav
  16 persia | hatra 1 aux 1 cav
  17 eastern_roman_empire | thracia 5 hi 3 aux 4 cav 5 flt
  17 eastern_roman_empire | moesia_superior 1 hi 1 aux
  17 eastern_roman_empire | moesia_inferior 1 hi 2 aux 1 cav 1 flt
  17 eastern_roman_empire | illyria 1 hi 1 aux 1 flt
  17 eastern_roman_empire | macedonia 1 aux
  17 eastern_roman_empire | achaea 1 aux 1 flt
  17 eastern_roman_empire | asia 1 aux 1 flt
  17 eastern_roman_empire | cappadocia 1 hi 1 aux 1 cav
  17 eastern_roman_empire | sophene 3 hi 2 aux 1 cav
  17 eastern_roman_empire | osrhoene 2 hi 1 aux 1 cav
  17 eastern_roman_empire | syria 3 hi 2 aux 2 cav 2 flt
  17 eastern_roman_empire | arabia_petraea 1 aux 1 cav
  17 eastern_roman_empire | iudaea 1 aux
  17 eastern_roman_empire | aegyptus 1 hi 2 aux 1 cav 2 flt
  17 vandali | africa 8 bi 7 cav 4 flt
  17 vandali | sardinia 3 bi 1 cav 2 flt
  17 vandali | numidia 1 bi 1 cav
  17 ostrogothi | cisalpina 8 bi 6 cav 2 flt
  17 ostrogothi | latium 4 bi 2 cav 1 flt
  17 ostrogothi | sicilia 2 bi 1 flt
  17 ostrogothi | dalmatia 2 bi 1 cav
  17 ostrogothi | apulia 2 bi 1 cav
  17 ostrogothi | noricum 1 bi
  17 franci | belgica 8 bi 2 cav
  17 franci | lugdunensis 5 bi 1 cav
  17 franci | sequania 3 bi
  17 franci | aquitania 2 bi
  17 visigothi | carthaginiensis 6 bi 4 cav 1 flt
  17 visigothi | baetica 3 bi 2 cav
  17 visigothi | narbonensis 2 bi 1 cav
  17 visigothi | tarraconensis 2 bi
  17 persia | babylonia 5 aux 7 cav
  17 persia | media 2 aux 3 cav
  17 persia | artaxata 2 aux 2 cav
  17 persia | adiabene 1 aux 2 cav
  17 persia | assyria 1 aux 1 cav
  17 persia | atropatene 1 aux 1 cav
  17 persia | characene 1 aux 1 cav
  17 persia | hatra 1 aux 1 cav
  17 persia | iberia 1 aux 1 cav
  18 rome | latium 4 lgn 2 aux 2 cav 2 flt
  18 rome | apulia 3 lgn 1 aux 1 cav 2 flt
  18 rome | cisalpina 3 lgn 2 aux 1 cav 2 flt
  18 rome | sicilia 2 lgn 1 aux 2 flt
  18 rome | sardinia 1 aux
  18 rome | tarraconensis 2 lgn 1 aux 1 cav 1 flt
  18 rome | illyria 1 aux
  18 carthage | africa 6 hi 2 aux 3 cav 3 flt
  18 carthage | carthaginiensis 4 hi 2 aux 2 cav 1 flt
  18 carthage | baetica 3 hi 1 aux 1 cav
  18 carthage | tripolitania 1 aux
  18 macedonia | macedonia 5 hi 2 aux 2 cav 2 flt
  18 macedonia | thessalia 3 hi 1 aux 1 cav
  18 macedonia | epirus 1 hi 1 aux 1 flt
  18 seleucid_kingdom | syria 5 hi 4 aux 3 cav 2 flt
  18 seleucid_kingdom | cilicia 2 hi 2 aux 1 cav 1 flt
  18 seleucid_kingdom | babylonia 3 hi 2 aux 2 cav
  18 seleucid_kingdom | assyria 1 aux 1 cav
  18 seleucid_kingdom | atropatene 1 aux 1 cav
  18 seleucid_kingdom | characene 1 aux 1 cav
  18 seleucid_kingdom | hatra 1 aux 1 cav
  18 aegyptus | aegyptus 5 hi 2 aux 2 cav 2 flt
  18 aegyptus | iudaea 3 hi 2 aux 1 cav 1 flt
  18 aegyptus | cyprus 1 hi 1 flt
  18 aegyptus | lycia 1 hi 1 aux 1 flt
  18 aegyptus | cyrenaica 1 aux
  18 pontus | pontus 4 hi 3 aux 3 cav 2 flt
  18 pontus | paphlagonia 1 hi 1 aux 1 cav
  19 marcus_aurelius | pannonia 4 lgn 3 aux 3 cav
  19 marcus_aurelius | latium 1 lgn 1 aux 2 flt
  19 marcus_aurelius | cisalpina 1 lgn 1 aux 1 cav 2 flt
  19 marcus_aurelius | noricum 1 lgn 1 aux
  19 marcus_aurelius | raetia 1 lgn 1 aux
  19 marcus_aurelius | moesia_superior 2 lgn 1 aux 1 cav
  19 marcus_aurelius | moesia_inferior 2 lgn 1 aux 1 cav 1 flt
  19 marcus_aurelius | dacia 2 lgn 2 aux 1 cav
  19 marcus_aurelius | thracia 1 aux 1 flt
  19 marcus_aurelius | macedonia 1 aux
  19 marcus_aurelius | africa 1 aux 1 flt
  19 marcus_aurelius | numidia 1 lgn 1 aux 1 cav
  19 marcus_aurelius | mauretania 1 aux 1 cav
  19 avidius_cassius | syria 4 lgn 3 aux 3 cav 2 flt
  19 avidius_cassius | cappadocia 2 lgn 1 aux 1 cav
  19 avidius_cassius | iudaea 2 lgn 1 aux 1 flt
  19 avidius_cassius | arabia_petraea 1 lgn 1 aux 1 cav
  19 avidius_cassius | aegyptus 1 lgn 1 aux 1 cav 2 flt
  19 avidius_cassius | osrhoene 1 aux 1 cav
  19 avidius_cassius | asia 1 aux 1 flt
  19 avidius_cassius | pontus 1 aux 1 flt
  19 pertinax | germania_superior 2 lgn 2 aux 1 cav
  19 pertinax | germania_inferior 2 lgn 2 aux 1 cav 1 flt
  19 pertinax | lugdunensis 1 lgn 1 aux
  19 pertinax | belgica 1 aux 1 flt
  19 pertinax | britannia_superior 2 lgn 1 aux 1 cav 1 flt
  19 pertinax | britannia_inferior 1 lgn 2 aux
  19 pertinax | tarraconensis 1 lgn 1 aux
  19 pertinax | narbonensis 1 aux 1 flt
  19 germani | marcomannia 10 bi 3 cav
  19 germani | suebia 6 bi 1 cav
  19 germani | iazygia 2 bi 6 cav
  19 parthia | babylonia 4 aux 7 cav
  19 parthia | media 2 aux 4 cav
  19 parthia | hatra 1 aux 3 cav
  19 parthia | adiabene 1 aux 2 cav
  19 parthia | assyria 1 aux 1 cav
  19 parthia | atropatene 1 aux 1 cav
  19 parthia | characene 1 aux 1 cav
  20 aegyptus | aegyptus 5 hi 1 aux 2 cav 2 flt (mixed: 5 hi 1 aux 2 cav)
  20 aegyptus | iudaea 4 hi 1 aux 2 cav 1 flt (rulebook)
  20 aegyptus | lycia 2 hi 1 aux 1 cav 1 flt (rulebook)
  20 aegyptus | cyprus 1 flt (rulebook)
  20 aegyptus | cyrenaica 1 aux (reconstruction)
  20 carthage | carthaginiensis 8 hi 3 aux 5 cav 3 flt (rulebook)
  20 carthage | baetica 2 hi 1 cav (rulebook)
  20 carthage | africa 2 hi 2 aux 1 cav 2 flt (mixed: 1 hi 1 flt)
  20 rome | cisalpina 4 lgn 2 aux 2 cav 2 flt (mixed: 2 flt)
  20 rome | apulia 4 lgn 2 aux 2 cav 2 flt (mixed: 2 flt)
  20 rome | latium 4 lgn 2 aux 2 cav (rulebook)
  20 rome | baleares 1 flt (rulebook)
  20 rome | corsica 1 flt (rulebook)
  20 rome | sardinia 1 flt (rulebook)
  20 seleucid_kingdom | syria 4 hi 3 aux 1 cav 2 flt (mixed)
  20 seleucid_kingdom | osrhoene 1 hi 1 aux 1 cav (reconstruction)
  20 seleucid_kingdom | cilicia 3 hi 3 aux 1 cav 1 flt (rulebook)
  20 seleucid_kingdom | hatra 1 hi 1 aux 1 cav (rulebook)
  20 seleucid_kingdom | adiabene 1 hi 1 aux 1 cav (rulebook)
  20 seleucid_kingdom | babylonia 1 hi 1 aux 1 cav (rulebook)
  20 seleucid_kingdom | assyria 1 hi 1 aux 1 cav (reconstruction)
  20 seleucid_kingdom | atropatene 1 aux 1 cav (reconstruction)
  20 seleucid_kingdom | characene 1 aux 1 cav (reconstruction)
  20 macedonia | macedonia 6 hi 2 aux 2 cav 2 flt (reconstruction)
  20 macedonia | thessalia 2 hi 1 aux 1 cav (reconstruction)
  20 pontus | pontus 4 hi 3 aux 3 cav 2 flt
  20 pontus | paphlagonia 1 hi 1 aux 1 cav
`
