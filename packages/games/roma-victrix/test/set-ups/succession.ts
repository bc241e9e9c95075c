/**
 * Who follows a Supreme Leader, written down a second time to be compared with the data. Why Vologases (7), Thorismund (15)
 * and Pharnaces (20) do: "About this data" in rulebook.md.
 */
export const succession = `
  1 aegyptus | Ptolemy | - | collapse
  1 carthage | Hannibal | Hasdrubal, Mago | collapse
  1 rome | - | - | next-consuls
  1 seleucid_kingdom | Antiochus | Seleucus | collapse
  1 macedonia | Philippus V | - | collapse
  2 rome | Sulla | Lucullus, Metellus Pius | collapse
  2 pontus | Mithridates VI | Archelaus | collapse
  2 armenia | Tigranes | - | collapse
  2 aegyptus | Ptolemaeus IX | - | collapse
  2 parthia | Gotarzes | - | not-stated
  3 caesar | Caesar | Labienus | collapse
  3 crassus | Crassus | P. Crassus, Cassius | collapse
  3 pompeius | Pompeius | Afranius | collapse
  3 gallia | Vercingetorix | Ambiorix | collapse
  3 parthia | Orodes II | Pacorus | collapse
  4 caesar | Caesar | Antonius | collapse
  4 pompeius | Pompeius | Metellus Scipio, Labienus | collapse
  4 aegyptus | Ptolemaeus XIII | Cleopatra | collapse
  4 parthia | Orodes II | - | not-stated
  5 octavianus | Octavianus | Agrippa | collapse
  5 antonius | Antonius | Ventidius | collapse
  5 brutus | Brutus | Cassius | collapse
  5 sextus_pompeius | Sextus Pompeius | - | collapse
  5 parthia | Orodes II | Pacorus | collapse
  6 otho | Otho | Suetonius Paulinus | collapse
  6 vitellius | Vitellius | Valens | collapse
  6 vespasianus | Vespasianus | Titus | collapse
  6 batavi | Civilis | Classicus | collapse
  6 parthia | Vologases | - | not-stated
  7 rome | Traianus | Hadrianus | defeat
  7 dacia | Decebalus | - | not-stated
  7 parthia | Osroes | Vologases | not-stated
  8 severus | Severus | Candidus | collapse
  8 niger | Niger | Asellius Aemilianus | collapse
  8 albinus | Albinus | - | collapse
  8 parthia | Vologases V | Narses | collapse
  9 rome | Gallienus | Claudius, Aurelianus | collapse
  9 gallic_empire | Postumus | Victorinus | collapse
  9 palmyra | Odaenathus | Zenobia, Zabdas | collapse
  9 persia | Shapur | Hormizd | collapse
  9 franci | Gennobaudes | - | collapse
  10 constantinus | Constantinus | Crispus | collapse
  10 maxentius | Maxentius | - | collapse
  10 licinius | Licinius | Galerius, Valens | collapse
  10 maximinus_daia | Maximinus Daia | - | collapse
  10 persia | Shapur II | - | not-stated
  11 constantius | Constantius II | Ursicinus | collapse
  11 magnentius | Magnentius | Julianus, Silvanus | collapse
  11 persia | Shapur II | Surena | collapse
  11 franci | Chnodomarius | Vadomarius | collapse
  12 eastern_roman_empire | Valens | Theodosius | collapse
  12 western_roman_empire | Gratianus | Magnus Maximus | collapse
  12 visigothi | Fritigernus | Alatheus | collapse
  12 hunni | Balamber | Uldin | collapse
  12 persia | Shapur II | Surena | collapse
  13 western_roman_empire | Stilicho | Sarus | collapse
  13 eastern_roman_empire | Gainas | Fravitta | collapse
  13 visigothi | Alaricus | Athaulfus | collapse
  13 hunni | Uldin | Radagaisus | collapse
  13 persia | Yazdegerd | - | not-stated
  14 western_roman_empire | Stilicho | Constantius, Sarus | collapse
  14 constantinus_iii | Constantinus III | Gerontius | collapse
  14 vandali | Godigisel | Respendial, Hermericus | collapse
  14 visigothi | Alaricus | Athaulfus | collapse
  14 franci | Marcomeres | - | collapse
  14 eastern_roman_empire | Anthemius | - | not-stated
  14 persia | Yazdegerd | - | not-stated
  14 hunni | Uldin | - | not-stated
  15 western_roman_empire | Bonifacius | Felix | collapse
  15 aetius | Aetius | - | transfer
  15 vandali | Gaisericus | - | collapse
  15 eastern_roman_empire | Ardaburius | Aspar | collapse
  15 hunni | Rua | Octar | collapse
  15 persia | Shah | - | not-stated
  16 hunni | Attila | Ellac, Ardaricus | collapse
  16 western_roman_empire | Aetius | Majorianus | collapse
  16 eastern_roman_empire | Aspar | Areobindus | collapse
  16 visigothi | Theodericus | Thorismund | collapse
  16 vandali | Gaisericus | Hunericus | collapse
  16 persia | Yazdegerd II | Mihrnarseh | collapse
  17 eastern_roman_empire | Belisarius | Narses, Mundus | collapse
  17 vandali | Gelimer | Tzazo | collapse
  17 ostrogothi | Theodahad | Vitiges, Totila | collapse
  17 franci | Theudebertus | Chlotharius | collapse
  17 visigothi | Theudis | Athanagildus | collapse
  17 persia | Khusro | Mihr-Mihroe | collapse
  18 rome | - | - | next-consuls
  18 carthage | Hannibal | Hasdrubal Gisgo, Mago | collapse
  18 macedonia | Philippus V | Nicanor | collapse
  18 seleucid_kingdom | Antiochus III | Zeuxis | collapse
  18 aegyptus | Scopas | Ptolemaeus | collapse
  18 pontus | Pharnaces | - | collapse
  19 marcus_aurelius | Marcus Aurelius | Pompeianus | collapse
  19 avidius_cassius | Avidius Cassius | Maecianus | collapse
  19 pertinax | Pertinax | - | collapse
  19 germani | Ballomarius | Ariogaesus | collapse
  19 parthia | Vologases IV | - | collapse
  20 aegyptus | Ptolemy | - | collapse
  20 carthage | Hannibal | Hasdrubal, Mago | collapse
  20 rome | - | - | next-consuls
  20 seleucid_kingdom | Antiochus | Seleucus | collapse
  20 macedonia | Philippus V | - | collapse
  20 pontus | Mithridates III | Pharnaces | not-stated
  15 for 6 visigothi | Theodericus | Thorismund | not-stated
`
