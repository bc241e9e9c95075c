/** The objectives, written down a second time to be compared with the data. */
export const objectives = `
  1 rome | province baetica, province carthaginiensis, province tarraconensis, province sicilia, province numidia, province africa, eliminate Hannibal
  1 carthage | province latium, province apulia, province cisalpina, province sicilia, province sardinia, province corsica, province tarraconensis
  1 aegyptus | province aegyptus, province iudaea, province arabia_petraea, province cyprus, province lycia, province cilicia, province syria
  1 seleucid_kingdom | province syria, province iudaea, province arabia_petraea, province aegyptus, province lycia, province asia, province media
  1 macedonia | province macedonia, province illyria, province epirus, province aetolia, province achaea, province thracia, province asia
  2 rome | province asia, province bithynia, province cappadocia, province achaea, province pontus, province cilicia, eliminate Mithridates VI
  2 pontus | province asia, province bithynia, province cappadocia, province phrygia, province achaea, province macedonia, province galatia, province rhodus
  2 armenia | province sophene, province adiabene, province osrhoene, province atropatene, province commagene, province syria, province cilicia
  2 aegyptus | province cyprus, province cyrenaica, province iudaea, province arabia_petraea, province syria, province creta
  3 caesar | province aquitania, province armorica, province belgica, province lugdunensis, province sequania, province britannia_superior, eliminate Vercingetorix
  3 crassus | province osrhoene, province hatra, province adiabene, province assyria, province babylonia, province media, eliminate Orodes II
  3 pompeius | province latium, province aegyptus, province cantabria, province gallaecia, province lusitania, province dalmatia, province thracia
  3 gallia | province aquitania, province armorica, province belgica, province lugdunensis, province sequania, province narbonensis, eliminate Caesar
  3 parthia | province babylonia, province osrhoene, province artaxata, province syria, province cilicia, province commagene, eliminate Crassus
  4 caesar | province latium, province tarraconensis, province baetica, province macedonia, province africa, province aegyptus, eliminate Pompeius, sole-supreme roman
  4 pompeius | province latium, province cisalpina, province narbonensis, province lugdunensis, province tarraconensis, province africa, eliminate Caesar, sole-supreme roman
  4 aegyptus | province aegyptus, province cyprus, province cyrenaica, province libia, province iudaea, province syria
  5 octavianus | province latium, province sicilia, province africa, province tarraconensis, province dalmatia, province aegyptus, eliminate Sextus Pompeius, sole-supreme roman
  5 antonius | province latium, province macedonia, province asia, province syria, province aegyptus, province artaxata, eliminate Brutus, sole-supreme roman
  5 brutus | province latium, province macedonia, province achaea, province asia, province syria, province cisalpina, eliminate Octavianus, eliminate Antonius
  5 sextus_pompeius | province sicilia, province sardinia, province corsica, province baetica, province africa, province apulia, eliminate Octavianus
  5 parthia | province babylonia, province syria, province cilicia, province iudaea, province artaxata, province asia
  6 otho | province latium, province cisalpina, province pannonia, province moesia_superior, province narbonensis, province tarraconensis, eliminate Vitellius, sole-supreme roman
  6 vitellius | province latium, province cisalpina, province germania_inferior, province germania_superior, province narbonensis, province africa, eliminate Otho, sole-supreme roman
  6 vespasianus | province latium, province cisalpina, province macedonia, province pannonia, province aegyptus, province iudaea, eliminate Vitellius, sole-supreme roman
  6 batavi | province frisia, province germania_inferior, province germania_superior, province belgica, province sequania, province britannia_superior
  7 rome | province dacia, province arabia_petraea, province artaxata, province sophene, province osrhoene, province adiabene, province assyria, province babylonia, eliminate Decebalus, eliminate Osroes
  8 severus | province latium, province thracia, province syria, province aegyptus, province lugdunensis, province osrhoene, province adiabene, sole-supreme roman
  8 niger | province latium, province thracia, province macedonia, province moesia_superior, province syria, province aegyptus, eliminate Severus, sole-supreme roman
  8 albinus | province latium, province cisalpina, province lugdunensis, province germania_superior, province tarraconensis, province britannia_superior, eliminate Severus, sole-supreme roman
  8 parthia | province babylonia, province osrhoene, province adiabene, province hatra, province artaxata, province syria
  9 rome | province latium, province syria, province aegyptus, province lugdunensis, province germania_inferior, province tarraconensis, province moesia_inferior, eliminate Postumus
  9 gallic_empire | province belgica, province lugdunensis, province germania_inferior, province germania_superior, province tarraconensis, province britannia_superior, province narbonensis, province cisalpina
  9 palmyra | province syria, province aegyptus, province arabia_petraea, province osrhoene, province cappadocia, province asia, province bithynia, province babylonia
  9 persia | province babylonia, province osrhoene, province syria, province cilicia, province cappadocia, province artaxata, province sophene, province arabia_petraea
  9 franci | province germania_inferior, province belgica, province lugdunensis, province tarraconensis, province germania_superior, province frisia
  10 constantinus | province latium, province cisalpina, province africa, province pannonia, province thracia, province syria, eliminate Maxentius, sole-supreme roman
  10 maxentius | province latium, province cisalpina, province africa, province sicilia, province narbonensis, province dalmatia, province tarraconensis, sole-supreme roman
  10 licinius | province pannonia, province thracia, province macedonia, province latium, province bithynia, province syria, eliminate Maximinus Daia, sole-supreme roman
  10 maximinus_daia | province syria, province aegyptus, province asia, province bithynia, province thracia, province macedonia, eliminate Licinius, sole-supreme roman
  11 constantius | province thracia, province pannonia, province cisalpina, province latium, province lugdunensis, province osrhoene, province artaxata, sole-supreme roman
  11 magnentius | province lugdunensis, province germania_superior, province germania_inferior, province cisalpina, province pannonia, province thracia, province babylonia, sole-supreme roman
  11 persia | province babylonia, province adiabene, province osrhoene, province sophene, province artaxata, province syria
  11 franci | province agri_decumates, province germania_superior, province germania_inferior, province belgica, province sequania, province raetia
  12 eastern_roman_empire | province thracia, province moesia_inferior, province moesia_superior, province macedonia, province artaxata, province syria, eliminate Fritigernus
  12 western_roman_empire | province pannonia, province noricum, province germania_superior, province germania_inferior, province moesia_superior, province britannia_superior, eliminate Fritigernus
  12 visigothi | province moesia_inferior, province moesia_superior, province thracia, province macedonia, province dardania, eliminate Valens
  12 hunni | province bastarnia, province dacia, province iazygia, province moesia_inferior, province taurica, province pannonia
  12 persia | province babylonia, province osrhoene, province artaxata, province sophene, province syria, province iberia
  13 western_roman_empire | province cisalpina, province latium, province africa, province dalmatia, province illyria, province macedonia, eliminate Alaricus
  13 eastern_roman_empire | province thracia, province moesia_superior, province moesia_inferior, province illyria, province macedonia, province achaea, eliminate Alaricus
  13 visigothi | province macedonia, province achaea, province illyria, province dalmatia, province cisalpina, province latium, eliminate Stilicho
  13 hunni | province dacia, province iazygia, province pannonia, province moesia_inferior, province noricum, province cisalpina
  14 western_roman_empire | province latium, province cisalpina, province narbonensis, province tarraconensis, province africa, province lugdunensis, eliminate Constantinus III, eliminate Alaricus
  14 constantinus_iii | province lugdunensis, province narbonensis, province tarraconensis, province britannia_superior, province germania_superior, province cisalpina, sole-supreme roman ignoring eastern_roman_empire
  14 vandali | province baetica, province gallaecia, province lusitania, province carthaginiensis, province aquitania, province tingitana
  14 visigothi | province latium, province cisalpina, province aquitania, province narbonensis, province tarraconensis, province africa
  14 franci | province germania_inferior, province belgica, province lugdunensis, province germania_superior, province sequania
  15 western_roman_empire | province africa, province numidia, province baetica, province narbonensis, province tarraconensis, eliminate Aetius
  15 aetius | province cisalpina, province latium, province narbonensis, province tarraconensis, eliminate Bonifacius
  15 vandali | province africa, province numidia, province mauretania, province syrtica, province sicilia, province sardinia
  15 eastern_roman_empire | province africa, province sicilia, province moesia_superior, province moesia_inferior, province artaxata, province dacia
  15 hunni | province pannonia, province noricum, province moesia_superior, province moesia_inferior, province thracia
  16 hunni | province pannonia, province moesia_superior, province moesia_inferior, province thracia, province belgica, province cisalpina, province latium, eliminate Aetius
  16 western_roman_empire | province cisalpina, province latium, province narbonensis, province lugdunensis, province tarraconensis, province pannonia, province africa, eliminate Attila
  16 eastern_roman_empire | province thracia, province moesia_superior, province moesia_inferior, province dacia, province africa, province artaxata, eliminate Attila
  16 visigothi | province aquitania, province narbonensis, province tarraconensis, province carthaginiensis, province baetica, province lusitania
  16 vandali | province africa, province numidia, province mauretania, province sicilia, province sardinia, province corsica, province latium
  16 persia | province babylonia, province artaxata, province iberia, province sophene, province osrhoene, province syria
  17 eastern_roman_empire | province africa, province numidia, province sardinia, province sicilia, province latium, province cisalpina, province baetica, province carthaginiensis, province colchis, province syria
  17 vandali | province africa, province numidia, province sardinia, province corsica, province baleares, province sicilia, province tripolitania
  17 ostrogothi | province cisalpina, province latium, province apulia, province sicilia, province dalmatia, province narbonensis, eliminate Belisarius
  17 franci | province belgica, province aquitania, province narbonensis, province sequania, province cisalpina, province raetia, province tarraconensis
  17 visigothi | province carthaginiensis, province baetica, province gallaecia, province narbonensis, province aquitania, province tingitana, province baleares
  17 persia | province babylonia, province colchis, province artaxata, province sophene, province osrhoene, province syria, province arabia_petraea
  18 rome | province latium, province sicilia, province carthaginiensis, province baetica, province africa, province macedonia, province asia, eliminate Hannibal
  18 carthage | province africa, province sicilia, province sardinia, province tarraconensis, province numidia, province apulia, province latium
  18 macedonia | province macedonia, province illyria, province achaea, province thracia, province asia, province apulia, province rhodus
  18 seleucid_kingdom | province syria, province iudaea, province arabia_petraea, province lycia, province asia, province media, province thracia
  18 aegyptus | province aegyptus, province iudaea, province cyprus, province lycia, province cyrenaica, province syria, province creta
  18 pontus | province pontus, province paphlagonia, province bithynia, province galatia, province cappadocia, province taurica, province asia
  19 marcus_aurelius | region italia, region illyricum, region graecia, region oriens, region gallia, province marcomannia, province aegyptus, sole-supreme roman
  19 avidius_cassius | region oriens, region asia, region aegyptus, region graecia, region italia, province thracia, province babylonia, sole-supreme roman
  19 pertinax | region gallia, region hispania, region italia, region africa, province britannia_superior, province pannonia, province latium, sole-supreme roman
  19 germani | province pannonia, province noricum, province raetia, province dacia, province moesia_superior, province cisalpina
  19 parthia | province babylonia, province osrhoene, province artaxata, province syria, province commagene, province cappadocia
  15 for 6 visigothi | province aquitania, province narbonensis, province tarraconensis, province carthaginiensis, province lusitania, province gallaecia
`
