/** What each Major controls at first, written down a second time to be compared with the data. */
export const provinces = `
  1 aegyptus | aegyptus arabia_petraea cyprus cyrenaica iudaea libia lycia
  1 carthage | africa baetica carthaginiensis mauretania syrtica tingitana tripolitania
  1 rome | apulia baleares cisalpina corsica latium sardinia
  1 seleucid_kingdom | adiabene assyria atropatene babylonia characene cilicia hatra osrhoene syria
  1 macedonia | macedonia thessalia
  2 rome | apulia cisalpina corsica latium sardinia sicilia baetica baleares carthaginiensis tarraconensis narbonensis africa syrtica illyria macedonia epirus thessalia aetolia cilicia
  2 pontus | pontus paphlagonia bithynia cappadocia phrygia asia colchis taurica achaea
  2 armenia | artaxata sophene adiabene
  2 aegyptus | aegyptus libia cyprus
  2 parthia | assyria atropatene babylonia characene hatra media osrhoene
  3 caesar | cisalpina narbonensis illyria corsica sardinia
  3 crassus | syria cilicia cyprus asia bithynia phrygia paphlagonia pontus macedonia thessalia aetolia achaea epirus creta
  3 pompeius | latium apulia sicilia baetica baleares carthaginiensis tarraconensis lusitania africa syrtica cyrenaica libia
  3 gallia | aquitania armorica belgica lugdunensis sequania
  3 parthia | adiabene assyria atropatene babylonia characene hatra media
  4 caesar | cisalpina aquitania armorica belgica lugdunensis narbonensis sequania illyria
  4 pompeius | latium apulia corsica sardinia sicilia baetica baleares carthaginiensis tarraconensis lusitania africa syrtica macedonia thessalia aetolia achaea epirus creta asia bithynia phrygia paphlagonia pontus lycia cilicia cyprus syria cyrenaica libia
  4 aegyptus | aegyptus
  4 parthia | adiabene assyria atropatene babylonia characene hatra media
  5 octavianus | latium apulia corsica sardinia baetica baleares carthaginiensis tarraconensis lusitania africa syrtica
  5 antonius | cisalpina narbonensis aquitania armorica belgica lugdunensis sequania illyria
  5 brutus | achaea aetolia creta epirus macedonia thessalia asia bithynia phrygia paphlagonia pontus lycia cilicia cyprus syria cyrenaica libia
  5 sextus_pompeius | sicilia
  5 parthia | adiabene assyria atropatene babylonia characene hatra media osrhoene
  6 otho | apulia cisalpina corsica latium sardinia sicilia dalmatia illyria noricum pannonia baetica baleares carthaginiensis africa mauretania numidia syrtica tingitana tripolitania achaea aetolia creta epirus macedonia thessalia dardania moesia_inferior moesia_superior thracia
  6 vitellius | aquitania armorica belgica lugdunensis narbonensis sequania germania_inferior germania_superior agri_decumates raetia britannia_superior britannia_inferior tarraconensis lusitania cantabria gallaecia
  6 vespasianus | asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus cilicia cyprus iudaea syria aegyptus cyrenaica libia
  6 batavi | frisia germania_magna
  6 parthia | assyria atropatene babylonia characene hatra media
  7 rome | baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis aquitania armorica belgica lugdunensis narbonensis sequania apulia cisalpina corsica latium sardinia sicilia dalmatia illyria noricum pannonia raetia dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus aegyptus cyrenaica libia africa mauretania numidia syrtica tingitana tripolitania cilicia commagene cyprus iudaea syria germania_inferior germania_superior agri_decumates britannia_superior britannia_inferior
  7 dacia | dacia
  7 parthia | adiabene assyria atropatene babylonia characene hatra media osrhoene
  8 severus | apulia cisalpina corsica latium sardinia sicilia dalmatia illyria noricum pannonia raetia dardania moesia_inferior moesia_superior achaea aetolia creta epirus macedonia thessalia dacia germania_inferior germania_superior agri_decumates africa mauretania numidia syrtica tingitana tripolitania
  8 niger | thracia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia
  8 albinus | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis britannia_superior britannia_inferior
  8 parthia | assyria atropatene babylonia characene media
  9 rome | apulia cisalpina corsica latium sardinia sicilia dalmatia illyria noricum pannonia raetia dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia dacia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus africa mauretania numidia syrtica tingitana tripolitania
  9 gallic_empire | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis germania_inferior germania_superior britannia_superior britannia_inferior
  9 palmyra | arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia
  9 persia | adiabene assyria atropatene babylonia characene hatra media osrhoene artaxata
  9 franci | germania_magna frisia
  10 constantinus | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis germania_inferior germania_superior britannia_superior britannia_inferior
  10 maxentius | apulia cisalpina corsica latium sardinia sicilia africa mauretania numidia syrtica tingitana tripolitania
  10 licinius | dalmatia illyria noricum pannonia raetia dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia
  10 maximinus_daia | asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia osrhoene sophene
  10 persia | adiabene assyria atropatene babylonia characene hatra media
  11 constantius | dalmatia illyria pannonia dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia osrhoene sophene
  11 magnentius | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis germania_inferior germania_superior britannia_superior britannia_inferior apulia cisalpina corsica latium sardinia sicilia noricum raetia africa mauretania numidia syrtica tingitana tripolitania
  11 persia | adiabene assyria atropatene babylonia characene hatra media
  11 franci | germania_magna agri_decumates suebia
  12 eastern_roman_empire | dardania moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia illyria sophene osrhoene
  12 western_roman_empire | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis germania_inferior germania_superior britannia_superior britannia_inferior apulia cisalpina corsica latium sardinia sicilia dalmatia noricum pannonia raetia africa mauretania numidia syrtica tingitana tripolitania
  12 visigothi | moesia_inferior dacia
  12 hunni | bastarnia gothia
  12 persia | adiabene assyria atropatene babylonia characene hatra media
  13 western_roman_empire | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis germania_inferior germania_superior britannia_superior britannia_inferior apulia cisalpina corsica latium sardinia sicilia dalmatia noricum pannonia raetia africa mauretania numidia syrtica tingitana tripolitania
  13 eastern_roman_empire | dardania moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia illyria sophene osrhoene
  13 visigothi | moesia_inferior
  13 hunni | bastarnia dacia iazygia
  13 persia | adiabene assyria atropatene babylonia characene hatra media
  14 western_roman_empire | narbonensis aquitania sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis apulia cisalpina corsica latium sardinia sicilia dalmatia noricum pannonia raetia africa mauretania numidia syrtica tingitana tripolitania
  14 constantinus_iii | britannia_superior britannia_inferior armorica lugdunensis belgica
  14 vandali | germania_superior agri_decumates
  14 visigothi | epirus illyria
  14 franci | germania_inferior germania_magna frisia
  14 eastern_roman_empire | dardania moesia_inferior moesia_superior thracia achaea aetolia creta macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia sophene osrhoene
  14 persia | adiabene assyria atropatene babylonia characene hatra media
  14 hunni | dacia iazygia bastarnia
  15 western_roman_empire | apulia cisalpina corsica latium sardinia sicilia dalmatia noricum pannonia raetia baleares cantabria carthaginiensis tarraconensis africa numidia mauretania syrtica tingitana tripolitania
  15 aetius | narbonensis lugdunensis sequania belgica armorica germania_superior
  15 vandali | baetica lusitania
  15 eastern_roman_empire | dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia illyria sophene osrhoene
  15 hunni | iazygia dacia bastarnia
  15 persia | adiabene assyria atropatene babylonia characene hatra media artaxata
  15 for 6 visigothi | aquitania
  16 hunni | iazygia dacia bastarnia marcomannia pannonia
  16 western_roman_empire | narbonensis lugdunensis sequania belgica armorica germania_superior tarraconensis carthaginiensis apulia cisalpina corsica latium sardinia sicilia dalmatia noricum raetia mauretania
  16 eastern_roman_empire | dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia illyria sophene osrhoene
  16 visigothi | aquitania
  16 vandali | africa syrtica numidia tripolitania
  16 persia | adiabene assyria atropatene babylonia characene hatra media artaxata albania
  17 eastern_roman_empire | dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia illyria sophene osrhoene
  17 vandali | africa numidia syrtica corsica sardinia baleares
  17 ostrogothi | cisalpina latium apulia sicilia dalmatia noricum raetia
  17 franci | aquitania armorica belgica lugdunensis sequania germania_inferior germania_superior agri_decumates
  17 visigothi | baetica cantabria carthaginiensis lusitania tarraconensis narbonensis
  17 persia | adiabene assyria atropatene babylonia characene hatra media artaxata albania iberia
  18 rome | apulia cisalpina corsica latium sardinia sicilia tarraconensis illyria
  18 carthage | africa syrtica tripolitania baetica carthaginiensis tingitana
  18 macedonia | macedonia thessalia aetolia epirus
  18 seleucid_kingdom | syria cilicia osrhoene adiabene assyria atropatene babylonia characene hatra
  18 aegyptus | aegyptus libia cyrenaica cyprus iudaea arabia_petraea lycia
  18 pontus | pontus paphlagonia
  19 marcus_aurelius | apulia cisalpina corsica latium sardinia sicilia dalmatia illyria noricum pannonia raetia dardania moesia_inferior moesia_superior thracia achaea aetolia creta epirus macedonia thessalia dacia africa mauretania numidia syrtica tingitana tripolitania
  19 avidius_cassius | asia bithynia cappadocia galatia lycia paphlagonia phrygia pontus rhodus arabia_petraea cilicia commagene cyprus iudaea syria aegyptus cyrenaica libia osrhoene
  19 pertinax | aquitania armorica belgica lugdunensis narbonensis sequania baetica baleares cantabria carthaginiensis gallaecia lusitania tarraconensis germania_inferior germania_superior agri_decumates britannia_superior britannia_inferior
  19 germani | marcomannia suebia iazygia
  19 parthia | adiabene assyria atropatene babylonia characene hatra media
  20 aegyptus | aegyptus arabia_petraea cyprus cyrenaica iudaea libia lycia
  20 carthage | africa baetica carthaginiensis mauretania syrtica tingitana tripolitania
  20 rome | apulia baleares cisalpina corsica latium sardinia
  20 seleucid_kingdom | adiabene assyria atropatene babylonia characene cilicia hatra osrhoene syria
  20 macedonia | macedonia thessalia
  20 pontus | pontus paphlagonia
`
