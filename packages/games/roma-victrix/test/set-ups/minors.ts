/** The Minors: whose, where, who leads them, with what, written down a second time to be compared with the data. */
export const minors = `
  1 massilia | Massilia | client rome | narbonensis | narbonensis | - | narbonensis 1 hi | - | province status units
  1 saguntum | Saguntum | client rome | tarraconensis | tarraconensis | - | tarraconensis 1 hi | - | province status units
  1 syracusae | Syracusae | client rome | sicilia | sicilia | un-named 1 sicilia | sicilia 2 hi 1 aux 1 flt | - | -
  1 parthia | Parthia | client aegyptus | media | media | un-named 1 media | media 2 aux 4 cav | - | status
  1 numidia | Numidia | client carthage | numidia | numidia | un-named 1 numidia | numidia 2 aux 3 cav | - | -
  1 iberi | Iberi | ally carthage barbarian | cantabria | cantabria | - | cantabria 2 bi 1 cav | - | province
  1 epirus | Epirus | client macedonia | epirus | epirus | - | epirus 2 hi 1 aux | - | -
  1 achaea | Achaea | client macedonia | achaea | achaea | un-named 1 achaea | achaea 2 hi 1 aux 1 cav | - | -
  1 cappadocia | Cappadocia | neutral | cappadocia | cappadocia | un-named 1 cappadocia | cappadocia 3 hi 2 aux 4 cav | - | province status leader units
  1 aetolia | Aetolia | neutral | aetolia | aetolia | un-named 1 aetolia | aetolia 2 hi 2 aux 1 cav | - | -
  1 illyria | Illyria | neutral | illyria | illyria | un-named 1 illyria | illyria 3 aux 2 flt | - | -
  1 pergamum | Pergamum | neutral | asia | asia | un-named 2 asia | asia 3 hi 2 aux 1 cav 1 flt | - | -
  1 achaeus | Achaeus | neutral | phrygia | phrygia | un-named 2 phrygia | phrygia 3 hi 2 aux 1 cav | - | -
  1 bithynia | Bithynia | neutral | bithynia | bithynia | un-named 1 bithynia | bithynia 2 hi 2 aux 1 cav 1 flt | - | -
  1 galatia | Galatia | neutral barbarian | galatia | galatia | - | galatia 4 bi 2 cav | - | -
  1 paphlagonia | Paphlagonia | neutral | paphlagonia | paphlagonia | - | paphlagonia 1 hi 1 aux 1 cav | - | -
  1 pontus | Pontus | neutral | pontus | pontus | un-named 1 pontus | pontus 2 hi 2 aux 2 cav 1 flt | - | -
  1 rhodus | Rhodus | neutral | rhodus | rhodus | - | rhodus 2 aux 2 flt | - | -
  1 creta | Creta | neutral | creta | creta | - | creta 2 aux | - | -
  1 thracia | Thracia | neutral barbarian | thracia | thracia | - | thracia 4 bi 2 cav | - | -
  1 armenia | Armenia | neutral | artaxata | artaxata | un-named 1 artaxata | artaxata 2 hi 2 aux 3 cav | - | -
  1 sophene | Sophene | neutral | sophene | sophene | - | sophene 1 hi 1 aux 1 cav | - | -
  1 commagene | Commagene | neutral | commagene | commagene | - | commagene 1 hi 1 aux 1 cav | - | -
  1 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  1 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  1 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 2 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  2 seleucidae | Seleucidae | neutral | syria | syria | Philippus 1 syria | syria 2 hi 2 aux 1 cav 1 flt | - | -
  2 iudaea | Iudaea | neutral | iudaea | iudaea | Alexander Iannaeus 1 iudaea | iudaea 2 hi 2 aux 1 cav | - | -
  2 nabataei | Nabataei | neutral | arabia_petraea | arabia_petraea | Obodas 1 arabia_petraea | arabia_petraea 2 aux 2 cav | - | -
  2 commagene | Commagene | neutral | commagene | commagene | - | commagene 1 hi 1 aux 1 cav | - | -
  2 galatia | Galatia | neutral barbarian | galatia | galatia | Deiotarus 1 galatia | galatia 4 bi 2 cav | - | -
  2 lycia | Lycia | neutral | lycia | lycia | - | lycia 2 aux 1 flt | - | -
  2 rhodus | Rhodus | client rome | rhodus | rhodus | - | rhodus 2 aux 3 flt | - | -
  2 creta | Creta | neutral | creta | creta | - | creta 2 aux 1 flt | - | -
  2 thracia | Thracia | ally pontus barbarian | thracia | thracia | - | thracia 4 bi 2 cav | - | -
  2 cyrene | Cyrene | neutral | cyrenaica | cyrenaica | - | cyrenaica 1 hi 1 aux | - | -
  2 numidia | Numidia | client rome | numidia | numidia tripolitania | Hiempsal 1 numidia | numidia 2 aux 3 cav | - | -
  2 mauretania | Mauretania | neutral | mauretania | mauretania tingitana | Bocchus 1 mauretania | mauretania 2 aux 2 cav | - | -
  2 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  2 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  3 armenia | Armenia | client crassus | artaxata | artaxata | Artavasdes 1 artaxata | artaxata 2 hi 2 aux 4 cav | - | -
  3 osrhoene | Osrhoene | client crassus | osrhoene | osrhoene | Abgarus 1 osrhoene | osrhoene 1 aux 2 cav | - | -
  3 sophene | Sophene | client crassus | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  3 commagene | Commagene | client crassus | commagene | commagene | - | commagene 1 aux 1 cav | - | -
  3 iudaea | Iudaea | client crassus | iudaea | iudaea | - | iudaea 1 hi 1 aux | - | -
  3 galatia | Galatia | client pompeius | galatia | galatia | Deiotarus 1 galatia | galatia 2 hi 2 aux 1 cav | - | -
  3 cappadocia | Cappadocia | client pompeius | cappadocia | cappadocia | - | cappadocia 1 hi 1 aux 1 cav | - | -
  3 nabataei | Nabataei | neutral | arabia_petraea | arabia_petraea | Aretas 1 arabia_petraea | arabia_petraea 2 aux 2 cav | - | -
  3 aegyptus | Aegyptus | neutral | aegyptus | aegyptus | Ptolemaeus XII 1 aegyptus | aegyptus 4 hi 2 aux 2 cav 3 flt | - | -
  3 rhodus | Rhodus | neutral | rhodus | rhodus | - | rhodus 2 aux 2 flt | - | -
  3 lycia | Lycia | neutral | lycia | lycia | - | lycia 1 hi 1 aux 1 flt | - | -
  3 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | Pharnaces 1 taurica | taurica 2 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  3 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  3 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  3 thracia | Thracia | neutral barbarian | thracia | thracia | - | thracia 4 bi 2 cav | - | -
  3 numidia | Numidia | client pompeius | numidia | numidia tripolitania | Juba 2 numidia | numidia 2 aux 3 cav | - | -
  3 mauretania | Mauretania | neutral | mauretania | mauretania tingitana | un-named 1 mauretania | mauretania 2 aux 2 cav | - | -
  4 numidia | Numidia | client pompeius | numidia | numidia tripolitania | Juba 2 numidia | numidia 2 aux 4 cav | - | -
  4 mauretania | Mauretania | client caesar | mauretania | mauretania tingitana | Bocchus 1 mauretania | mauretania 2 aux 2 cav | - | -
  4 galatia | Galatia | client pompeius | galatia | galatia | Deiotarus 1 galatia | galatia 2 hi 1 aux 1 cav | - | -
  4 cappadocia | Cappadocia | client pompeius | cappadocia | cappadocia | - | cappadocia 1 hi 1 aux 1 cav | - | -
  4 commagene | Commagene | client pompeius | commagene | commagene | - | commagene 1 aux 1 cav | - | -
  4 iudaea | Iudaea | neutral | iudaea | iudaea | Antipater 1 iudaea | iudaea 1 hi 2 aux | - | -
  4 nabataei | Nabataei | neutral | arabia_petraea | arabia_petraea | - | arabia_petraea 2 aux 2 cav | - | -
  4 rhodus | Rhodus | client pompeius | rhodus | rhodus | - | rhodus 1 aux 2 flt | - | -
  4 armenia | Armenia | neutral | artaxata | artaxata | Artavasdes 1 artaxata | artaxata 2 hi 2 aux 4 cav | - | -
  4 sophene | Sophene | neutral | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  4 osrhoene | Osrhoene | neutral | osrhoene | osrhoene | - | osrhoene 1 aux 2 cav | - | -
  4 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | Pharnaces 2 taurica | taurica 3 hi 2 aux 2 cav 1 flt, colchis 1 aux | - | -
  4 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  4 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  4 thracia | Thracia | ally pompeius barbarian | thracia | thracia | - | thracia 2 bi 2 cav | - | -
  5 aegyptus | Aegyptus | neutral | aegyptus | aegyptus | Cleopatra 2 aegyptus | aegyptus 4 hi 2 aux 2 cav 4 flt | - | -
  5 iudaea | Iudaea | client brutus | iudaea | iudaea | Herodes 1 iudaea | iudaea 2 hi 1 aux | - | -
  5 nabataei | Nabataei | neutral | arabia_petraea | arabia_petraea | Malichus 1 arabia_petraea | arabia_petraea 2 aux 2 cav | - | -
  5 commagene | Commagene | neutral | commagene | commagene | - | commagene 1 aux 1 cav | - | -
  5 cappadocia | Cappadocia | neutral | cappadocia | cappadocia | - | cappadocia 1 hi 1 aux 1 cav | - | -
  5 galatia | Galatia | client brutus | galatia | galatia | Deiotarus 1 galatia | galatia 2 hi 1 aux 1 cav | - | -
  5 rhodus | Rhodus | neutral | rhodus | rhodus | - | rhodus 1 aux 3 flt | - | -
  5 armenia | Armenia | neutral | artaxata | artaxata | Artavasdes 1 artaxata | artaxata 2 hi 2 aux 4 cav | - | -
  5 sophene | Sophene | neutral | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  5 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | Asander 1 taurica | taurica 2 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  5 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  5 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  5 thracia | Thracia | ally brutus barbarian | thracia | thracia | Rhascuporis 1 thracia | thracia 3 bi 2 cav | - | -
  5 numidia | Numidia | client octavianus | numidia | numidia tripolitania | Arabio 1 numidia | numidia 2 aux 3 cav | - | -
  5 mauretania | Mauretania | neutral | mauretania | mauretania tingitana | Bocchus 1 mauretania | mauretania 2 aux 2 cav | - | -
  6 commagene | Commagene | client vespasianus | commagene | commagene | Antiochus IV 1 commagene | commagene 1 hi 1 aux 1 cav | - | -
  6 nabataei | Nabataei | client vespasianus | arabia_petraea | arabia_petraea | Malichus 1 arabia_petraea | arabia_petraea 2 aux 2 cav | - | -
  6 armenia | Armenia | neutral | artaxata | artaxata | Tiridates 1 artaxata | artaxata 2 hi 2 aux 4 cav | - | -
  6 sophene | Sophene | client vespasianus | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  6 osrhoene | Osrhoene | neutral | osrhoene | osrhoene | - | osrhoene 1 aux 2 cav | - | -
  6 adiabene | Adiabene | neutral | adiabene | adiabene | Monobazus 1 adiabene | adiabene 2 aux 2 cav | - | -
  6 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  6 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  6 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  7 nabataei | Nabataei | client rome | arabia_petraea | arabia_petraea | - | arabia_petraea 2 aux 2 cav | - | -
  7 armenia | Armenia | client parthia | artaxata | artaxata | un-named 1 artaxata | artaxata 2 hi 2 aux 4 cav | - | -
  7 sophene | Sophene | client parthia | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  7 bosporan_kingdom | Bosporan Kingdom | client rome | taurica | taurica colchis | - | taurica 1 hi 1 aux 1 cav 1 flt | - | -
  7 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  7 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  8 osrhoene | Osrhoene | client parthia | osrhoene | osrhoene | Abgarus VIII 1 osrhoene | osrhoene 2 aux 2 cav | - | -
  8 adiabene | Adiabene | client parthia | adiabene | adiabene | un-named 1 adiabene | adiabene 2 aux 2 cav | - | -
  8 hatra | Hatra | client parthia | hatra | hatra | Barsemius 1 hatra | hatra 2 aux 2 cav | - | -
  8 armenia | Armenia | neutral | artaxata | artaxata | Khosrov 1 artaxata | artaxata 2 hi 2 aux 4 cav | - | -
  8 sophene | Sophene | client niger | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  8 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  8 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  8 bosporan_kingdom | Bosporan Kingdom | client severus | taurica | taurica colchis | Sauromates 1 taurica | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  9 sophene | Sophene | neutral | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  9 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  9 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  9 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 1 hi 1 aux 1 cav 2 flt, colchis 1 aux | - | -
  10 armenia | Armenia | client maximinus_daia | artaxata | artaxata | Tiridates 1 artaxata | artaxata 2 hi 2 aux 3 cav | - | -
  10 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  10 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  10 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  11 armenia | Armenia | client constantius | artaxata | artaxata | Arsaces 1 artaxata | artaxata 2 hi 2 aux 3 cav | - | -
  11 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  11 albania | Albania | client persia | albania | albania | - | albania 1 aux 2 cav | - | -
  11 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  12 armenia | Armenia | client eastern_roman_empire | artaxata | artaxata | Papas 1 artaxata | artaxata 2 hi 1 aux 3 cav | - | -
  12 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  12 albania | Albania | client persia | albania | albania | - | albania 1 aux 2 cav | - | -
  12 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | - | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  13 armenia | Armenia | neutral | artaxata | artaxata | - | artaxata 1 hi 1 aux 2 cav | - | -
  13 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  13 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  13 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | - | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  14 armenia | Armenia | neutral | artaxata | artaxata | - | artaxata 1 hi 1 aux 2 cav | - | -
  14 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  14 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  14 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | - | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  15 visigothi | Visigothi | ally western_roman_empire barbarian | aquitania | aquitania | Theodericus 2 aquitania | aquitania 5 bi 3 cav | 60 40 | -
  15 colchis | Colchis | neutral | colchis | colchis | - | colchis 1 aux 1 cav | - | -
  15 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 1 cav | - | -
  15 albania | Albania | neutral | albania | albania | - | albania 1 aux 1 cav | - | -
  15 taurica | Taurica | neutral | taurica | taurica | - | taurica 1 aux 1 cav | - | -
  16 suebi | Suebi | neutral barbarian | gallaecia | gallaecia | Rechila 2 gallaecia | gallaecia 5 bi 2 cav | - | -
  16 suebi_of_lusitania | Suebi of Lusitania | neutral barbarian | lusitania | lusitania | - | lusitania 2 bi | - | -
  16 suebi_of_baetica | Suebi of Baetica | neutral barbarian | baetica | baetica | - | baetica 3 bi 1 cav | - | -
  16 bacaudae | Bacaudae | neutral barbarian | cantabria | cantabria | - | cantabria 3 bi | - | -
  16 baleares | Baleares | neutral | baleares | baleares | - | baleares 1 aux | - | -
  16 mauri | Mauri | neutral barbarian | tingitana | tingitana | - | tingitana 2 bi 2 cav | - | -
  16 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  16 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | - | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  17 suebi | Suebi | neutral barbarian | gallaecia | gallaecia | - | gallaecia 4 bi 1 cav | - | -
  17 mauri | Mauri | neutral barbarian | mauretania | mauretania | Iaudas 1 mauretania | mauretania 3 bi 3 cav | - | -
  17 mauri_of_tingitana | Mauri of Tingitana | neutral barbarian | tingitana | tingitana | - | tingitana 2 bi 1 cav | - | -
  17 tripolis | Tripolis | client eastern_roman_empire | tripolitania | tripolitania | - | tripolitania 1 aux | - | -
  17 lazica | Lazica | client eastern_roman_empire | colchis | colchis | Gubazes 1 colchis | colchis 2 aux 1 cav | - | -
  17 taurica | Taurica | client eastern_roman_empire | taurica | taurica | - | taurica 1 aux 1 flt | - | -
  17 langobardi | Langobardi | neutral barbarian | pannonia | pannonia | Audoin 2 pannonia | pannonia 5 bi 2 cav | - | -
  18 massilia | Massilia | client rome | narbonensis | narbonensis | - | narbonensis 1 hi | - | -
  18 numidia | Numidia | client rome | numidia | numidia | Masinissa 2 numidia | numidia 2 aux 4 cav | - | -
  18 mauretania | Mauretania | client carthage | mauretania | mauretania | Baga 1 mauretania | mauretania 2 aux 2 cav | - | -
  18 iberi | Iberi | ally carthage barbarian | cantabria | cantabria | - | cantabria 2 bi 1 cav | - | -
  18 baleares | Baleares | client carthage | baleares | baleares | - | baleares 2 aux | - | -
  18 achaea | Achaea | neutral | achaea | achaea | Philopoemen 2 achaea | achaea 3 hi 1 aux 1 cav | - | -
  18 creta | Creta | neutral | creta | creta | - | creta 2 aux 1 flt | - | -
  18 pergamum | Pergamum | client rome | asia | asia | Attalus 2 asia | asia 3 hi 2 aux 1 cav 2 flt | - | -
  18 rhodus | Rhodus | client rome | rhodus | rhodus | - | rhodus 2 aux 3 flt | - | -
  18 bithynia | Bithynia | neutral | bithynia | bithynia | Prusias 1 bithynia | bithynia 2 hi 2 aux 1 cav 1 flt | - | -
  18 galatia | Galatia | neutral barbarian | galatia | galatia | Ortiagon 1 galatia | galatia 5 bi 2 cav | - | -
  18 cappadocia | Cappadocia | neutral | cappadocia | cappadocia | Ariarathes 1 cappadocia | cappadocia 3 hi 2 aux 3 cav | - | -
  18 phrygia | Phrygia | client seleucid_kingdom | phrygia | phrygia | Antipater 1 phrygia | phrygia 2 hi 2 aux 1 cav | - | -
  18 commagene | Commagene | neutral | commagene | commagene | - | commagene 1 hi 1 aux 1 cav | - | -
  18 sophene | Sophene | neutral | sophene | sophene | - | sophene 1 hi 1 aux 1 cav | - | -
  18 armenia | Armenia | neutral | artaxata | artaxata | Orontes 1 artaxata | artaxata 2 hi 2 aux 3 cav | - | -
  18 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  18 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  18 parthia | Parthia | neutral | media | media | Arsaces 2 media | media 2 aux 5 cav | - | -
  18 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 2 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  18 thracia | Thracia | neutral barbarian | thracia | thracia | - | thracia 4 bi 2 cav | - | -
  19 armenia | Armenia | client avidius_cassius | artaxata | artaxata | Sohaemus 1 artaxata | artaxata 2 hi 2 aux 3 cav | - | -
  19 sophene | Sophene | client avidius_cassius | sophene | sophene | - | sophene 1 aux 1 cav | - | -
  19 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  19 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  19 bosporan_kingdom | Bosporan Kingdom | client marcus_aurelius | taurica | taurica colchis | un-named 1 taurica | taurica 1 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
  20 massilia | Massilia | client rome | narbonensis | narbonensis | - | narbonensis 1 hi | - | province status units
  20 saguntum | Saguntum | client rome | tarraconensis | tarraconensis | - | tarraconensis 1 hi | - | province status units
  20 syracusae | Syracusae | client rome | sicilia | sicilia | un-named 1 sicilia | sicilia 2 hi 1 aux 1 flt | - | -
  20 parthia | Parthia | neutral | media | media | un-named 1 media | media 2 aux 4 cav | - | -
  20 numidia | Numidia | neutral | numidia | numidia | un-named 1 numidia | numidia 2 aux 3 cav | - | -
  20 iberi | Iberi | neutral barbarian | cantabria | cantabria | - | cantabria 2 bi 1 cav | - | province
  20 epirus | Epirus | neutral | epirus | epirus | - | epirus 2 hi 1 aux | - | -
  20 achaea | Achaea | neutral | achaea | achaea | un-named 1 achaea | achaea 2 hi 1 aux 1 cav | - | -
  20 cappadocia | Cappadocia | neutral | cappadocia | cappadocia | un-named 1 cappadocia | cappadocia 3 hi 2 aux 4 cav | - | province status leader units
  20 aetolia | Aetolia | neutral | aetolia | aetolia | un-named 1 aetolia | aetolia 2 hi 2 aux 1 cav | - | -
  20 illyria | Illyria | neutral | illyria | illyria | un-named 1 illyria | illyria 3 aux 2 flt | - | -
  20 pergamum | Pergamum | neutral | asia | asia | un-named 2 asia | asia 3 hi 2 aux 1 cav 1 flt | - | -
  20 achaeus | Achaeus | neutral | phrygia | phrygia | un-named 2 phrygia | phrygia 3 hi 2 aux 1 cav | - | -
  20 bithynia | Bithynia | neutral | bithynia | bithynia | un-named 1 bithynia | bithynia 2 hi 2 aux 1 cav 1 flt | - | -
  20 galatia | Galatia | neutral barbarian | galatia | galatia | - | galatia 4 bi 2 cav | - | -
  20 rhodus | Rhodus | neutral | rhodus | rhodus | - | rhodus 2 aux 2 flt | - | -
  20 creta | Creta | neutral | creta | creta | - | creta 2 aux | - | -
  20 thracia | Thracia | neutral barbarian | thracia | thracia | - | thracia 4 bi 2 cav | - | -
  20 armenia | Armenia | neutral | artaxata | artaxata | un-named 1 artaxata | artaxata 2 hi 2 aux 3 cav | - | -
  20 sophene | Sophene | neutral | sophene | sophene | - | sophene 1 hi 1 aux 1 cav | - | -
  20 commagene | Commagene | neutral | commagene | commagene | - | commagene 1 hi 1 aux 1 cav | - | -
  20 iberia | Iberia | neutral | iberia | iberia | - | iberia 1 aux 2 cav | - | -
  20 albania | Albania | neutral | albania | albania | - | albania 1 aux 2 cav | - | -
  20 bosporan_kingdom | Bosporan Kingdom | neutral | taurica | taurica colchis | un-named 1 taurica | taurica 2 hi 1 aux 1 cav 1 flt, colchis 1 aux | - | -
`
