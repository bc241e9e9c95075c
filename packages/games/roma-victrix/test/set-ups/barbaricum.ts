/** Markers of Barbaricum, composition, written down a second time to be compared with the data. */
export const barbaricum = `
  1 Arabi | arabia_magna 1 | 40 60 | rulebook
  1 Galli | aquitania 1 armorica 1 belgica 2 lugdunensis 2 sequania 1 | 80 20 | reconstruction
  1 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  1 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  1 Lusitani, Callaeci | lusitania 1 gallaecia 1 | 80 20 | reconstruction
  1 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  1 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  1 Iazyges | iazygia 1 | 20 80 | reconstruction
  1 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  1 Nobades | nobadia 1 | 80 20 | reconstruction
  1 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  2 Cantabri, Callaeci, Lusitani | cantabria 1 gallaecia 1 lusitania 1 | 80 20 | reconstruction
  2 Galli | aquitania 1 armorica 1 belgica 2 lugdunensis 2 sequania 1 | 80 20 | reconstruction
  2 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  2 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  2 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  2 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  2 Iazyges | iazygia 1 | 20 80 | reconstruction
  2 Arabi | arabia_magna 1 | 40 60 | reconstruction
  2 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  2 Nobades | nobadia 1 | 80 20 | reconstruction
  2 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  3 Cantabri, Callaeci | cantabria 1 gallaecia 1 | 80 20 | reconstruction
  3 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  3 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  3 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  3 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  3 Iazyges | iazygia 1 | 20 80 | reconstruction
  3 Arabi | arabia_magna 1 | 40 60 | reconstruction
  3 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  3 Nobades | nobadia 1 | 80 20 | reconstruction
  3 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  4 Cantabri, Callaeci | cantabria 1 gallaecia 1 | 80 20 | reconstruction
  4 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  4 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  4 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  4 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  4 Iazyges | iazygia 1 | 20 80 | reconstruction
  4 Arabi | arabia_magna 1 | 40 60 | reconstruction
  4 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  4 Nobades | nobadia 1 | 80 20 | reconstruction
  4 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  5 Cantabri, Callaeci | cantabria 1 gallaecia 1 | 80 20 | reconstruction
  5 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  5 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  5 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  5 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  5 Iazyges | iazygia 1 | 20 80 | reconstruction
  5 Arabi | arabia_magna 1 | 40 60 | reconstruction
  5 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  5 Nobades | nobadia 1 | 80 20 | reconstruction
  5 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  6 Germani | suebia 1 cimbria 1 marcomannia 2 vandalia 1 gothia 1 | 90 10 | reconstruction
  6 Caledonii, Hiberni | caledonia 1 hibernia 1 | 90 10 | reconstruction
  6 Daci | dacia 2 | 80 20 | reconstruction
  6 Iazyges, Roxolani | iazygia 1 bastarnia 1 | 20 80 | reconstruction
  6 Arabi | arabia_magna 1 | 40 60 | reconstruction
  6 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  6 Nobades | nobadia 1 | 80 20 | reconstruction
  6 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  7 Iazyges | iazygia 1 | 20 80 | reconstruction
  7 Roxolani | bastarnia 1 | 20 80 | reconstruction
  7 Germani | germania_magna 2 suebia 1 frisia 1 cimbria 1 marcomannia 2 vandalia 1 gothia 1 | 90 10 | reconstruction
  7 Caledonii | caledonia 1 hibernia 1 | 90 10 | reconstruction
  7 Arabi | arabia_magna 1 | 40 60 | reconstruction
  7 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  7 Nobades | nobadia 1 | 80 20 | reconstruction
  7 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  8 Germani | germania_magna 2 suebia 1 frisia 1 cimbria 1 marcomannia 2 vandalia 1 gothia 1 | 90 10 | reconstruction
  8 Caledonii, Hiberni | caledonia 1 hibernia 1 | 90 10 | reconstruction
  8 Iazyges, Roxolani | iazygia 1 bastarnia 1 | 20 80 | reconstruction
  8 Arabi | arabia_magna 1 | 40 60 | reconstruction
  8 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  8 Nobades | nobadia 1 | 80 20 | reconstruction
  8 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  9 Alamanni | agri_decumates 1 suebia 1 | 80 20 | reconstruction
  9 Saxones | cimbria 1 | 90 10 | reconstruction
  9 Marcomanni, Quadi | marcomannia 1 | 80 20 | reconstruction
  9 Vandali | vandalia 1 | 60 40 | reconstruction
  9 Gothi | gothia 1 bastarnia 1 | 70 30 | reconstruction
  9 Sarmatae Iazyges | iazygia 1 | 20 80 | reconstruction
  9 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  9 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  9 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  9 Nobades | nobadia 1 | 80 20 | reconstruction
  9 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  10 Franci | germania_magna 2 frisia 1 | 90 10 | reconstruction
  10 Alamanni | agri_decumates 1 suebia 1 | 80 20 | reconstruction
  10 Saxones | cimbria 1 | 90 10 | reconstruction
  10 Marcomanni, Quadi | marcomannia 1 | 80 20 | reconstruction
  10 Vandali | vandalia 1 | 60 40 | reconstruction
  10 Gothi | gothia 1 bastarnia 1 dacia 1 | 70 30 | reconstruction
  10 Sarmatae Iazyges | iazygia 1 | 20 80 | reconstruction
  10 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  10 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  10 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  10 Nobades | nobadia 1 | 80 20 | reconstruction
  10 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  11 Franci | frisia 1 | 90 10 | reconstruction
  11 Saxones | cimbria 1 | 90 10 | reconstruction
  11 Marcomanni, Quadi | marcomannia 1 | 80 20 | reconstruction
  11 Vandali | vandalia 1 | 60 40 | reconstruction
  11 Gothi | gothia 1 bastarnia 1 dacia 1 | 70 30 | reconstruction
  11 Sarmatae Iazyges | iazygia 1 | 20 80 | reconstruction
  11 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  11 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  11 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  11 Nobades | nobadia 1 | 80 20 | reconstruction
  11 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  12 Franci | germania_magna 2 frisia 1 | 90 10 | reconstruction
  12 Alamanni | agri_decumates 1 suebia 1 | 80 20 | reconstruction
  12 Saxones | cimbria 1 | 90 10 | reconstruction
  12 Marcomanni, Quadi | marcomannia 1 | 80 20 | reconstruction
  12 Vandali | vandalia 1 | 60 40 | reconstruction
  12 Sarmatae Iazyges | iazygia 1 | 20 80 | reconstruction
  12 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  12 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  12 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  12 Nobades | nobadia 1 | 80 20 | reconstruction
  12 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  13 Franci | germania_magna 2 frisia 1 | 90 10 | reconstruction
  13 Alamanni | agri_decumates 1 suebia 1 | 80 20 | reconstruction
  13 Saxones | cimbria 1 | 90 10 | reconstruction
  13 Marcomanni, Quadi | marcomannia 1 | 80 20 | reconstruction
  13 Vandali | vandalia 1 | 60 40 | reconstruction
  13 Gothi | gothia 1 | 70 30 | reconstruction
  13 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  13 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  13 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  13 Nobades | nobadia 1 | 80 20 | reconstruction
  13 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  14 Alamanni | suebia 1 | 80 20 | reconstruction
  14 Saxones | cimbria 1 | 90 10 | reconstruction
  14 Marcomanni, Quadi | marcomannia 1 | 80 20 | reconstruction
  14 Vandali | vandalia 1 | 60 40 | reconstruction
  14 Gothi | gothia 1 | 70 30 | reconstruction
  14 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  14 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  14 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  14 Nobades | nobadia 1 | 80 20 | reconstruction
  14 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  15 Suebi | gallaecia 1 | 80 20 | reconstruction
  15 Franci | germania_inferior 1 germania_magna 2 | 90 10 | reconstruction
  15 Burgundi | agri_decumates 1 | 80 20 | reconstruction
  15 Alamanni | suebia 1 | 80 20 | reconstruction
  15 Saxones | frisia 1 cimbria 1 | 90 10 | reconstruction
  15 Marcomanni, Rugii | marcomannia 1 vandalia 1 gothia 1 | 80 20 | reconstruction
  15 Britanni | britannia_superior 1 britannia_inferior 1 | 90 10 | reconstruction
  15 Picti | caledonia 1 | 90 10 | reconstruction
  15 Scotti | hibernia 1 | 90 10 | reconstruction
  15 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  15 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  15 Nobades | nobadia 1 | 80 20 | reconstruction
  15 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  16 Franci | germania_inferior 1 germania_magna 2 | 90 10 | reconstruction
  16 Burgundi | agri_decumates 1 | 80 20 | reconstruction
  16 Alamanni | suebia 1 | 80 20 | reconstruction
  16 Saxones | frisia 1 cimbria 1 | 90 10 | reconstruction
  16 Rugii, Heruli | vandalia 1 gothia 1 | 80 20 | reconstruction
  16 Britanni | britannia_superior 1 britannia_inferior 1 | 90 10 | reconstruction
  16 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  16 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  16 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  16 Nobades | nobadia 1 | 80 20 | reconstruction
  16 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  17 Saxones | germania_magna 2 frisia 1 cimbria 1 | 90 10 | reconstruction
  17 Thuringi | suebia 1 | 80 20 | reconstruction
  17 Slavi | vandalia 1 gothia 1 | 90 10 | reconstruction
  17 Heruli | marcomannia 1 | 80 20 | reconstruction
  17 Gepidae | iazygia 1 dacia 1 | 60 40 | reconstruction
  17 Antae, Bulgari | bastarnia 1 | 40 60 | reconstruction
  17 Saxones et Britanni | britannia_superior 1 britannia_inferior 1 | 90 10 | reconstruction
  17 Picti, Scotti | caledonia 1 hibernia 1 | 90 10 | reconstruction
  17 Saraceni | arabia_magna 1 | 40 60 | reconstruction
  17 Mauri | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  17 Nobades | nobadia 1 | 80 20 | reconstruction
  17 Alani | sarmatia 1 scythia 1 | 10 90 | reconstruction
  18 Callaeci, Lusitani | gallaecia 1 lusitania 1 | 80 20 | reconstruction
  18 Galli | aquitania 1 armorica 1 belgica 2 lugdunensis 2 sequania 1 | 80 20 | reconstruction
  18 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  18 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  18 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  18 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  18 Iazyges | iazygia 1 | 20 80 | reconstruction
  18 Arabi | arabia_magna 1 | 40 60 | reconstruction
  18 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  18 Nobades | nobadia 1 | 80 20 | reconstruction
  18 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  19 Germani | germania_magna 2 frisia 1 cimbria 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  19 Caledonii, Hiberni | caledonia 1 hibernia 1 | 90 10 | reconstruction
  19 Roxolani | bastarnia 1 | 20 80 | reconstruction
  19 Arabi | arabia_magna 1 | 40 60 | reconstruction
  19 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  19 Nobades | nobadia 1 | 80 20 | reconstruction
  19 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
  20 Arabi | arabia_magna 1 | 40 60 | rulebook
  20 Galli | aquitania 1 armorica 1 belgica 2 lugdunensis 2 sequania 1 | 80 20 | reconstruction
  20 Germani | germania_magna 2 suebia 2 germania_inferior 1 germania_superior 1 agri_decumates 1 frisia 1 cimbria 1 marcomannia 1 vandalia 1 gothia 1 | 90 10 | reconstruction
  20 Britanni | britannia_superior 1 britannia_inferior 1 caledonia 1 hibernia 1 | 90 10 | reconstruction
  20 Lusitani, Callaeci | lusitania 1 gallaecia 1 | 80 20 | reconstruction
  20 Raeti, Norici, Pannonii, Dalmatae | raetia 1 noricum 1 pannonia 1 dalmatia 1 | 90 10 | reconstruction
  20 Daci, Bastarnae, Moesi, Dardani | dacia 2 bastarnia 1 moesia_superior 1 moesia_inferior 1 dardania 1 | 80 20 | reconstruction
  20 Iazyges | iazygia 1 | 20 80 | reconstruction
  20 Gaetuli, Garamantes | gaetulia 1 garamantia 1 | 40 60 | reconstruction
  20 Nobades | nobadia 1 | 80 20 | reconstruction
  20 Sarmatae, Scythae | sarmatia 1 scythia 1 | 10 90 | reconstruction
`
