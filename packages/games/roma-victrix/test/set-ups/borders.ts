/** The borders of the map, written down a second time to be compared with the data: an asterisk is a pass, then Straits. */
export const borders = `
  britannia_superior | britannia_inferior | -
  britannia_inferior | britannia_superior caledonia | -
  caledonia | britannia_inferior | -
  hibernia | - | -
  baetica | carthaginiensis lusitania | pillars
  baleares | - | -
  cantabria | aquitania* carthaginiensis gallaecia tarraconensis | -
  carthaginiensis | baetica cantabria gallaecia lusitania tarraconensis | -
  gallaecia | cantabria carthaginiensis lusitania | -
  lusitania | baetica carthaginiensis gallaecia | -
  tarraconensis | aquitania* cantabria carthaginiensis narbonensis* | -
  aquitania | armorica cantabria* lugdunensis narbonensis tarraconensis* | -
  armorica | aquitania lugdunensis | -
  belgica | germania_inferior germania_superior lugdunensis sequania | -
  lugdunensis | aquitania armorica belgica narbonensis sequania | -
  narbonensis | aquitania cisalpina* lugdunensis sequania tarraconensis* | -
  sequania | belgica germania_superior lugdunensis narbonensis raetia | -
  agri_decumates | germania_magna germania_superior marcomannia raetia | -
  cimbria | frisia germania_magna suebia | -
  frisia | cimbria germania_inferior germania_magna | -
  germania_inferior | belgica frisia germania_magna germania_superior | -
  germania_magna | agri_decumates cimbria frisia germania_inferior germania_superior marcomannia suebia | -
  germania_superior | agri_decumates belgica germania_inferior germania_magna raetia sequania | -
  gothia | suebia vandalia | -
  marcomannia | agri_decumates germania_magna iazygia noricum pannonia raetia suebia vandalia | -
  suebia | cimbria germania_magna gothia marcomannia vandalia | -
  vandalia | bastarnia dacia gothia iazygia marcomannia suebia | -
  apulia | latium | messina
  cisalpina | dalmatia latium narbonensis* noricum* pannonia raetia* | -
  corsica | - | -
  latium | apulia cisalpina | -
  sardinia | - | -
  sicilia | - | messina
  dalmatia | cisalpina illyria moesia_superior pannonia | -
  illyria | dalmatia dardania epirus macedonia moesia_superior | -
  noricum | cisalpina* marcomannia pannonia raetia | -
  pannonia | cisalpina dalmatia iazygia marcomannia moesia_superior noricum | -
  raetia | agri_decumates cisalpina* germania_superior marcomannia noricum sequania | -
  bastarnia | dacia moesia_inferior vandalia | -
  dacia | bastarnia iazygia moesia_inferior moesia_superior vandalia | -
  iazygia | dacia marcomannia moesia_superior pannonia vandalia | -
  dardania | illyria macedonia moesia_superior thracia | -
  moesia_inferior | bastarnia dacia moesia_superior thracia | -
  moesia_superior | dacia dalmatia dardania iazygia illyria moesia_inferior pannonia thracia | -
  thracia | dardania macedonia moesia_inferior moesia_superior | bosporus dardanelles
  achaea | aetolia | -
  aetolia | achaea epirus thessalia | -
  creta | - | -
  epirus | aetolia illyria macedonia thessalia | -
  macedonia | dardania epirus illyria thessalia thracia | -
  thessalia | aetolia epirus macedonia | -
  asia | bithynia lycia phrygia | dardanelles
  bithynia | asia galatia paphlagonia phrygia | bosporus
  cappadocia | cilicia commagene galatia pontus sophene | -
  galatia | bithynia cappadocia cilicia lycia paphlagonia phrygia pontus | -
  lycia | asia cilicia galatia phrygia | -
  paphlagonia | bithynia galatia pontus | -
  phrygia | asia bithynia galatia lycia | -
  pontus | artaxata cappadocia colchis galatia paphlagonia sophene | -
  rhodus | - | -
  albania | artaxata atropatene iberia | -
  artaxata | adiabene albania atropatene colchis iberia pontus sophene | -
  colchis | artaxata iberia pontus | -
  iberia | albania artaxata colchis | -
  sophene | adiabene artaxata cappadocia commagene osrhoene pontus | -
  arabia_petraea | aegyptus iudaea syria | -
  cilicia | cappadocia commagene galatia lycia syria | -
  commagene | cappadocia cilicia osrhoene sophene syria | -
  cyprus | - | -
  iudaea | aegyptus arabia_petraea syria | -
  syria | arabia_petraea cilicia commagene hatra iudaea osrhoene | -
  adiabene | artaxata assyria atropatene hatra osrhoene sophene | -
  assyria | adiabene atropatene babylonia hatra media | -
  atropatene | adiabene albania artaxata assyria media | -
  babylonia | assyria characene hatra media | -
  characene | babylonia | -
  hatra | adiabene assyria babylonia osrhoene syria | -
  media | assyria atropatene babylonia | -
  osrhoene | adiabene commagene hatra sophene syria | -
  aegyptus | arabia_petraea iudaea libia | -
  cyrenaica | libia tripolitania | -
  libia | aegyptus cyrenaica | -
  africa | numidia syrtica | -
  mauretania | numidia tingitana | -
  numidia | africa mauretania syrtica | -
  syrtica | africa numidia tripolitania | -
  tingitana | mauretania | pillars
  tripolitania | cyrenaica syrtica | -
  taurica | - | -
`

/** Which Sea Areas are connected without a Strait. */
export const seaways = `
  oceanus_atlanticus | oceanus_britannicus oceanus_hibernicus
  oceanus_britannicus | mare_germanicum oceanus_atlanticus oceanus_hibernicus
  oceanus_hibernicus | oceanus_atlanticus oceanus_britannicus
  mare_germanicum | oceanus_britannicus
  mare_balearicum | mare_tyrrhenum
  mare_tyrrhenum | mare_africum mare_balearicum
  mare_adriaticum | mare_ionium
  mare_ionium | mare_adriaticum mare_aegaeum mare_africum mare_libycum
  mare_africum | mare_ionium mare_libycum mare_tyrrhenum
  mare_libycum | mare_aegaeum mare_aegyptum mare_africum mare_ionium
  mare_aegaeum | mare_aegyptum mare_ionium mare_libycum
  mare_aegyptum | mare_aegaeum mare_libycum
  pontus_euxinus_w | pontus_euxinus_e
  pontus_euxinus_e | pontus_euxinus_w
  sinus_persicus | -
`
