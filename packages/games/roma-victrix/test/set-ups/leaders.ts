/** The Leaders of the Majors: name, rating, place, written down a second time to be compared with the data. */
export const leaders = `
  1 aegyptus | Ptolemy 2 aegyptus supreme, un-named 1 iudaea, un-named 1 lycia
  1 carthage | Hannibal 4 carthaginiensis supreme, Hasdrubal 2 baetica, Mago 1 africa
  1 rome | -
  1 seleucid_kingdom | Antiochus 3 syria supreme, Theodotus 1 osrhoene, Seleucus 1 cilicia, Diogenes 1 hatra
  1 macedonia | Philippus V 2 macedonia supreme, un-named 1 thessalia
  2 rome | Sulla 4 apulia supreme, Lucullus 3 apulia, Octavius 1 latium, Pompeius Strabo 2 cisalpina, Sentius 1 macedonia, Bruttius Sura 1 thessalia, Metellus Pius 2 africa
  2 pontus | Mithridates VI 3 pontus supreme, Dorylaeus 1 bithynia, Neoptolemus 2 asia, Archelaus 3 achaea, Ariarathes 1 cappadocia
  2 armenia | Tigranes 3 artaxata supreme, Mithrobarzanes 1 sophene
  2 aegyptus | Ptolemaeus IX 1 aegyptus supreme, un-named 1 cyprus
  2 parthia | Gotarzes 2 babylonia supreme, Orodes 1 media
  3 caesar | Caesar 4 narbonensis supreme, Labienus 3 narbonensis, Q. Cicero 1 cisalpina
  3 crassus | Crassus 2 syria supreme, P. Crassus 2 syria, Cassius 2 cilicia, un-named 1 macedonia
  3 pompeius | Pompeius 3 latium supreme, Afranius 2 tarraconensis, Petreius 1 baetica
  3 gallia | Vercingetorix 3 lugdunensis supreme, Ambiorix 2 belgica, Ariovistus 2 sequania
  3 parthia | Orodes II 2 babylonia supreme, Surena 3 hatra, Pacorus 2 media
  4 caesar | Caesar 4 cisalpina supreme, Antonius 2 cisalpina, Curio 1 cisalpina, Trebonius 1 narbonensis, Fabius 1 narbonensis
  4 pompeius | Pompeius 3 latium supreme, Labienus 3 latium, Domitius 1 apulia, Afranius 2 tarraconensis, Petreius 1 tarraconensis, Varro 1 baetica, Bibulus 1 epirus, Metellus Scipio 1 syria, Attius Varus 1 africa
  4 aegyptus | Ptolemaeus XIII 1 aegyptus supreme, Achillas 2 aegyptus
  4 parthia | Orodes II 2 babylonia supreme, Pacorus 2 media
  5 octavianus | Octavianus 2 latium supreme, Agrippa 4 latium, Salvidienus 2 apulia, Lepidus 1 tarraconensis, Sextius 1 africa
  5 antonius | Antonius 3 cisalpina supreme, Ventidius 3 cisalpina, Plancus 1 narbonensis, Fufius Calenus 1 lugdunensis
  5 brutus | Brutus 2 macedonia supreme, Murcus 2 achaea, un-named 1 asia, Cassius 3 syria
  5 sextus_pompeius | Sextus Pompeius 3 sicilia supreme, Menas 2 sicilia
  5 parthia | Orodes II 2 babylonia supreme, Pacorus 3 hatra, Q. Labienus 2 osrhoene
  6 otho | Otho 2 latium supreme, Suetonius Paulinus 3 latium, Annius Gallus 1 cisalpina, Antonius Primus 3 pannonia, Aponius 1 moesia_superior, Clodius Macer 1 numidia
  6 vitellius | Vitellius 1 germania_inferior supreme, Valens 2 germania_inferior, Caecina 2 germania_superior, Vettius Bolanus 1 britannia_superior
  6 vespasianus | Vespasianus 3 iudaea supreme, Titus 3 iudaea, Mucianus 2 syria, Tiberius Alexander 1 aegyptus
  6 batavi | Civilis 3 frisia supreme, Classicus 1 germania_magna
  6 parthia | Vologases 2 babylonia supreme, un-named 1 media
  7 rome | Traianus 4 moesia_superior supreme, Lusius Quietus 3 moesia_superior, Laberius Maximus 2 moesia_inferior, Hadrianus 2 pannonia, Cornelius Palma 2 syria, un-named 1 cappadocia, un-named 1 germania_superior, un-named 1 britannia_inferior
  7 dacia | Decebalus 3 dacia supreme, un-named 1 dacia
  7 parthia | Osroes 2 babylonia supreme, Vologases 2 media, un-named 1 osrhoene, un-named 1 adiabene
  8 severus | Severus 4 latium supreme, Cilo 2 pannonia, Candidus 3 moesia_superior, Marius Maximus 2 moesia_inferior, Virius Lupus 1 germania_superior
  8 niger | Asellius Aemilianus 2 bithynia, Niger 2 syria supreme
  8 albinus | Albinus 2 britannia_superior supreme, un-named 1 britannia_inferior, Novius Rufus 1 lugdunensis
  8 parthia | Vologases V 2 babylonia supreme, Narses 2 media, un-named 1 assyria
  9 rome | Gallienus 3 cisalpina supreme, Aurelianus 4 cisalpina, Claudius 3 pannonia, Aureolus 2 moesia_superior, Marcianus 2 moesia_inferior, un-named 1 cappadocia
  9 gallic_empire | Postumus 3 germania_inferior supreme, Laelianus 1 germania_superior, Victorinus 2 belgica
  9 palmyra | Odaenathus 3 syria supreme, Zabdas 3 syria, un-named 1 aegyptus
  9 persia | Shapur 3 babylonia supreme, Hormizd 2 media, un-named 1 osrhoene
  9 franci | Gennobaudes 2 germania_magna supreme, un-named 1 frisia
  10 constantinus | Constantinus 4 belgica supreme, Crispus 2 belgica, Dalmatius 1 germania_superior
  10 maxentius | Maxentius 1 latium supreme, Ruricius Pompeianus 2 cisalpina, Volusianus 1 africa
  10 licinius | Licinius 2 pannonia supreme, Valens 2 moesia_superior, Galerius 3 macedonia
  10 maximinus_daia | Maximinus Daia 2 syria supreme, un-named 1 bithynia, un-named 1 osrhoene
  10 persia | Shapur II 2 babylonia supreme, un-named 1 media
  11 constantius | Vetranio 2 pannonia, Constantius II 2 syria supreme, Ursicinus 3 syria, Lucilianus 2 osrhoene
  11 magnentius | Magnentius 2 lugdunensis supreme, Marcellinus 2 cisalpina, Decentius 1 germania_superior, Silvanus 1 germania_inferior
  11 persia | Shapur II 3 babylonia supreme, Surena 2 media, Grumbates 2 adiabene
  11 franci | Chnodomarius 2 agri_decumates supreme, un-named 1 germania_magna, Vadomarius 1 suebia
  12 eastern_roman_empire | Valens 1 syria supreme, Lupicinus 1 thracia, Sebastianus 3 thracia, Saturninus 2 moesia_superior, Victor 2 osrhoene
  12 western_roman_empire | Gratianus 2 belgica supreme, Mallobaudes 2 belgica, Frigeridus 2 pannonia, Magnus Maximus 2 britannia_superior
  12 visigothi | Fritigernus 3 moesia_inferior supreme, Alatheus 2 moesia_inferior, Athanaricus 2 dacia
  12 hunni | Balamber 3 bastarnia supreme, Uldin 1 gothia
  12 persia | Shapur II 3 babylonia supreme, Surena 2 media
  13 western_roman_empire | Stilicho 4 cisalpina supreme, Sarus 2 cisalpina, un-named 1 germania_superior, un-named 1 britannia_superior, Gildo 2 africa
  13 eastern_roman_empire | Gainas 2 thracia supreme, Fravitta 2 thracia, Addaeus 1 syria
  13 visigothi | Alaricus 3 moesia_inferior supreme, Athaulfus 2 moesia_inferior
  13 hunni | Uldin 2 dacia supreme, Radagaisus 2 iazygia
  13 persia | Yazdegerd 2 babylonia supreme, un-named 1 media
  14 western_roman_empire | Stilicho 4 cisalpina supreme, Sarus 2 cisalpina, Constantius 3 latium, Heraclianus 1 africa
  14 constantinus_iii | Constantinus III 2 britannia_superior supreme, Gerontius 2 belgica, Constans 1 lugdunensis
  14 vandali | Godigisel 2 germania_superior supreme, Respendial 2 germania_superior, Hermericus 1 germania_superior
  14 visigothi | Alaricus 3 epirus supreme, Athaulfus 2 epirus
  14 franci | Marcomeres 2 germania_inferior supreme
  14 eastern_roman_empire | Anthemius 2 thracia supreme, un-named 1 syria
  14 persia | Yazdegerd 2 babylonia supreme, un-named 1 media
  14 hunni | Uldin 2 dacia supreme
  15 western_roman_empire | Bonifacius 3 africa supreme, Felix 1 cisalpina, un-named 1 tarraconensis
  15 aetius | Aetius 4 narbonensis supreme, un-named 1 belgica
  15 vandali | Gaisericus 4 baetica supreme, un-named 1 lusitania
  15 eastern_roman_empire | Ardaburius 2 thracia supreme, Aspar 3 moesia_inferior, un-named 1 syria, un-named 1 sophene, un-named 1 aegyptus
  15 hunni | Rua 3 iazygia supreme, Octar 2 dacia
  15 persia | Shah 2 babylonia supreme, un-named 1 media
  15 for 6 visigothi | Theodericus 2 aquitania supreme, Thorismund 1 aquitania
  16 hunni | Attila 4 iazygia supreme, Bleda 2 iazygia, Ardaricus 2 dacia, Ellac 1 bastarnia, Valamer 2 marcomannia
  16 western_roman_empire | Aetius 4 narbonensis supreme, Majorianus 2 narbonensis, Litorius 1 cisalpina
  16 eastern_roman_empire | Aspar 2 thracia supreme, Arnegisclus 1 thracia, Areobindus 2 moesia_inferior, Anatolius 2 osrhoene
  16 visigothi | Theodericus 2 aquitania supreme, Thorismund 2 aquitania
  16 vandali | Gaisericus 4 africa supreme, Hunericus 1 numidia
  16 persia | Yazdegerd II 2 babylonia supreme, Mihrnarseh 2 media
  17 eastern_roman_empire | Belisarius 4 thracia supreme, Mundus 2 thracia, Chilbudius 1 moesia_inferior, Narses 3 cappadocia, Sittas 2 sophene, Buzes 1 syria
  17 vandali | Gelimer 2 africa supreme, Ammatas 1 africa, Tzazo 2 sardinia
  17 ostrogothi | Theodahad 1 cisalpina supreme, Vitiges 2 cisalpina, Totila 3 latium, Gripas 1 dalmatia
  17 franci | Theudebertus 3 belgica supreme, Chlotharius 2 lugdunensis
  17 visigothi | Theudis 2 carthaginiensis supreme, Athanagildus 2 baetica
  17 persia | Khusro 3 babylonia supreme, Mihr-Mihroe 2 media, Nabedes 1 artaxata
  18 rome | -
  18 carthage | Hannibal 4 africa supreme, Hasdrubal Gisgo 2 carthaginiensis, Mago 2 baetica
  18 macedonia | Philippus V 3 macedonia supreme, Nicanor 1 thessalia
  18 seleucid_kingdom | Antiochus III 3 syria supreme, Seleucus 1 cilicia, Zeuxis 2 babylonia
  18 aegyptus | Scopas 2 aegyptus supreme, Ptolemaeus 1 iudaea
  18 pontus | Pharnaces 2 pontus supreme, un-named 1 paphlagonia
  19 marcus_aurelius | Marcus Aurelius 3 pannonia supreme, Pompeianus 3 pannonia, Martius Verus 2 moesia_superior
  19 avidius_cassius | Avidius Cassius 3 syria supreme, un-named 1 cappadocia, Maecianus 2 aegyptus
  19 pertinax | Pertinax 3 germania_superior supreme, Didius Iulianus 1 germania_inferior, Ulpius Marcellus 2 britannia_superior
  19 germani | Ballomarius 3 marcomannia supreme, Ariogaesus 2 suebia, Zanticus 2 iazygia
  19 parthia | Vologases IV 2 babylonia supreme, un-named 1 media, un-named 1 hatra
  20 aegyptus | Ptolemy 2 aegyptus supreme, un-named 1 iudaea, un-named 1 lycia
  20 carthage | Hannibal 4 carthaginiensis supreme, Hasdrubal 2 baetica, Mago 1 africa
  20 rome | -
  20 seleucid_kingdom | Antiochus 3 syria supreme, Theodotus 1 osrhoene, Seleucus 1 cilicia, Diogenes 1 hatra
  20 macedonia | Philippus V 2 macedonia supreme, un-named 1 thessalia
  20 pontus | Mithridates III 2 pontus supreme, Pharnaces 1 paphlagonia
`
