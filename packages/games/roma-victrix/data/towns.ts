/** A place that lies in a province: what the drawn map is grown from. Degrees east and north. */
export interface Town {
  readonly name: string
  readonly lon: number
  readonly lat: number
}

/** What the drawn map is grown from: ours, apart from the data of a match, which needs none of it. */
export const towns: { readonly [province: string]: readonly Town[] } = {
  britannia_superior: [
    { name: 'Londinium', lon: -0.09, lat: 51.51 },
    { name: 'Isca Silurum', lon: -2.96, lat: 51.61 },
  ],
  britannia_inferior: [
    { name: 'Eboracum', lon: -1.08, lat: 53.96 },
    { name: 'Luguvalium', lon: -2.94, lat: 54.89 },
  ],
  caledonia: [
    { name: 'Pinnata Castra', lon: -3.42, lat: 56.54 },
    { name: 'Devana', lon: -2.2, lat: 57.1 },
  ],
  hibernia: [
    { name: 'Eblana', lon: -6.3, lat: 53.35 },
    { name: 'Regia', lon: -6.7, lat: 54.35 },
  ],
  baetica: [
    { name: 'Corduba', lon: -4.78, lat: 37.89 },
    { name: 'Gades', lon: -6.29, lat: 36.53 },
  ],
  baleares: [{ name: 'Palma', lon: 2.65, lat: 39.57 }],
  cantabria: [
    { name: 'Iuliobriga', lon: -4.11, lat: 42.98 },
    { name: 'Flaviobriga', lon: -3.22, lat: 43.38 },
  ],
  carthaginiensis: [
    { name: 'Carthago Nova', lon: -0.99, lat: 37.6 },
    { name: 'Toletum', lon: -4.02, lat: 39.86 },
  ],
  gallaecia: [
    { name: 'Bracara Augusta', lon: -8.43, lat: 41.55 },
    { name: 'Lucus Augusti', lon: -7.56, lat: 43.01 },
  ],
  lusitania: [
    { name: 'Emerita Augusta', lon: -6.34, lat: 38.92 },
    { name: 'Olisipo', lon: -9.14, lat: 38.71 },
  ],
  tarraconensis: [
    { name: 'Tarraco', lon: 1.25, lat: 41.12 },
    { name: 'Saguntum', lon: -0.27, lat: 39.68 },
  ],
  aquitania: [
    { name: 'Burdigala', lon: -0.58, lat: 44.84 },
    { name: 'Augustonemetum', lon: 3.08, lat: 45.78 },
  ],
  armorica: [
    { name: 'Condate Redonum', lon: -1.68, lat: 48.11 },
    { name: 'Vorgium', lon: -3.57, lat: 48.28 },
  ],
  belgica: [
    { name: 'Durocortorum', lon: 4.03, lat: 49.25 },
    { name: 'Gesoriacum', lon: 1.61, lat: 50.73 },
  ],
  lugdunensis: [
    { name: 'Lugdunum', lon: 4.82, lat: 45.76 },
    { name: 'Lutetia', lon: 2.35, lat: 48.85 },
  ],
  narbonensis: [
    { name: 'Massilia', lon: 5.37, lat: 43.3 },
    { name: 'Narbo', lon: 3.0, lat: 43.18 },
  ],
  sequania: [
    { name: 'Vesontio', lon: 6.02, lat: 47.24 },
    { name: 'Aventicum', lon: 7.04, lat: 46.88 },
  ],
  agri_decumates: [{ name: 'Sumelocenna', lon: 8.94, lat: 48.48 }],
  cimbria: [
    { name: 'Treva', lon: 10.0, lat: 53.55 },
    { name: 'Cimbrorum Prom.', lon: 9.2, lat: 55.8 },
  ],
  frisia: [
    { name: 'Flevum', lon: 4.65, lat: 52.46 },
    { name: 'Amisia ostium', lon: 6.9, lat: 53.3 },
  ],
  germania_inferior: [
    { name: 'Colonia Agrippina', lon: 6.96, lat: 50.94 },
    { name: 'Noviomagus', lon: 5.85, lat: 51.84 },
  ],
  germania_magna: [
    { name: 'Aliso', lon: 7.18, lat: 51.74 },
    { name: 'Mattium', lon: 9.28, lat: 51.13 },
  ],
  germania_superior: [
    { name: 'Mogontiacum', lon: 8.27, lat: 50.0 },
    { name: 'Argentorate', lon: 7.75, lat: 48.58 },
  ],
  gothia: [{ name: 'Vistulae ostium', lon: 19.0, lat: 54.2 }],
  marcomannia: [
    { name: 'Marobudum', lon: 14.4, lat: 50.1 },
    { name: 'Eburodunum', lon: 16.6, lat: 49.2 },
  ],
  suebia: [{ name: 'Semnonum Silva', lon: 13.1, lat: 52.4 }],
  vandalia: [{ name: 'Calisia', lon: 18.09, lat: 51.76 }],
  apulia: [
    { name: 'Tarentum', lon: 17.24, lat: 40.47 },
    { name: 'Capua', lon: 14.21, lat: 41.08 },
  ],
  cisalpina: [
    { name: 'Ravenna', lon: 12.2, lat: 44.42 },
    { name: 'Mediolanum', lon: 9.19, lat: 45.46 },
  ],
  corsica: [{ name: 'Aleria', lon: 9.51, lat: 42.1 }],
  latium: [
    { name: 'Roma', lon: 12.48, lat: 41.89 },
    { name: 'Arretium', lon: 11.88, lat: 43.46 },
  ],
  sardinia: [{ name: 'Caralis', lon: 9.12, lat: 39.22 }],
  sicilia: [
    { name: 'Syracusae', lon: 15.29, lat: 37.07 },
    { name: 'Lilybaeum', lon: 12.43, lat: 37.8 },
  ],
  dalmatia: [{ name: 'Salona', lon: 16.48, lat: 43.54 }],
  illyria: [
    { name: 'Scodra', lon: 19.51, lat: 42.07 },
    { name: 'Dyrrachium', lon: 19.45, lat: 41.32 },
  ],
  noricum: [
    { name: 'Virunum', lon: 14.37, lat: 46.7 },
    { name: 'Lauriacum', lon: 14.47, lat: 48.22 },
  ],
  pannonia: [
    { name: 'Carnuntum', lon: 16.86, lat: 48.11 },
    { name: 'Sirmium', lon: 19.61, lat: 44.97 },
  ],
  raetia: [
    { name: 'Augusta Vindelicum', lon: 10.9, lat: 48.37 },
    { name: 'Curia', lon: 9.53, lat: 46.85 },
  ],
  bastarnia: [
    { name: 'Piroboridava', lon: 27.4, lat: 45.9 },
    { name: 'Tyras', lon: 30.35, lat: 46.2 },
  ],
  dacia: [
    { name: 'Sarmizegetusa', lon: 23.31, lat: 45.62 },
    { name: 'Apulum', lon: 23.57, lat: 46.07 },
  ],
  iazygia: [{ name: 'Partiscum', lon: 20.15, lat: 46.25 }],
  dardania: [{ name: 'Scupi', lon: 21.39, lat: 42.02 }],
  moesia_inferior: [
    { name: 'Novae', lon: 25.39, lat: 43.61 },
    { name: 'Tomis', lon: 28.65, lat: 44.17 },
  ],
  moesia_superior: [
    { name: 'Singidunum', lon: 20.46, lat: 44.82 },
    { name: 'Naissus', lon: 21.9, lat: 43.32 },
  ],
  thracia: [
    { name: 'Byzantium', lon: 28.98, lat: 41.01 },
    { name: 'Philippopolis', lon: 24.75, lat: 42.14 },
  ],
  achaea: [
    { name: 'Corinthus', lon: 22.88, lat: 37.91 },
    { name: 'Sparta', lon: 22.43, lat: 37.07 },
  ],
  aetolia: [
    { name: 'Thermum', lon: 21.67, lat: 38.56 },
    { name: 'Thebae', lon: 23.32, lat: 38.32 },
  ],
  creta: [{ name: 'Gortyn', lon: 24.95, lat: 35.06 }],
  epirus: [{ name: 'Ambracia', lon: 20.98, lat: 39.16 }],
  macedonia: [
    { name: 'Pella', lon: 22.52, lat: 40.76 },
    { name: 'Amphipolis', lon: 23.84, lat: 40.82 },
  ],
  thessalia: [{ name: 'Larissa', lon: 22.42, lat: 39.64 }],
  asia: [
    { name: 'Pergamum', lon: 27.18, lat: 39.13 },
    { name: 'Ephesus', lon: 27.34, lat: 37.94 },
  ],
  bithynia: [{ name: 'Nicomedia', lon: 29.92, lat: 40.77 }],
  cappadocia: [
    { name: 'Mazaca', lon: 35.49, lat: 38.72 },
    { name: 'Melitene', lon: 38.36, lat: 38.38 },
  ],
  galatia: [
    { name: 'Ancyra', lon: 32.86, lat: 39.94 },
    { name: 'Iconium', lon: 32.48, lat: 37.87 },
  ],
  lycia: [
    { name: 'Xanthus', lon: 29.32, lat: 36.36 },
    { name: 'Perge', lon: 30.85, lat: 36.96 },
  ],
  paphlagonia: [
    { name: 'Gangra', lon: 33.62, lat: 40.6 },
    { name: 'Amastris', lon: 32.38, lat: 41.75 },
  ],
  phrygia: [
    { name: 'Synnada', lon: 30.54, lat: 38.54 },
    { name: 'Gordium', lon: 31.99, lat: 39.65 },
  ],
  pontus: [
    { name: 'Amaseia', lon: 35.83, lat: 40.65 },
    { name: 'Trapezus', lon: 39.72, lat: 41.0 },
  ],
  rhodus: [{ name: 'Rhodus', lon: 28.22, lat: 36.44 }],
  albania: [{ name: 'Cabalaca', lon: 47.72, lat: 40.86 }],
  artaxata: [
    { name: 'Artaxata', lon: 44.55, lat: 39.89 },
    { name: 'Tigranocerta', lon: 41.3, lat: 38.15 },
  ],
  colchis: [{ name: 'Phasis', lon: 41.65, lat: 42.15 }],
  iberia: [{ name: 'Harmozica', lon: 44.69, lat: 41.84 }],
  sophene: [
    { name: 'Arsamosata', lon: 39.55, lat: 38.65 },
    { name: 'Amida', lon: 40.23, lat: 37.91 },
  ],
  arabia_petraea: [
    { name: 'Petra', lon: 35.44, lat: 30.33 },
    { name: 'Bostra', lon: 36.48, lat: 32.52 },
  ],
  cilicia: [{ name: 'Tarsus', lon: 34.9, lat: 36.92 }],
  commagene: [{ name: 'Samosata', lon: 38.5, lat: 37.52 }],
  cyprus: [
    { name: 'Salamis', lon: 33.9, lat: 35.18 },
    { name: 'Paphos', lon: 32.41, lat: 34.76 },
  ],
  iudaea: [
    { name: 'Hierosolyma', lon: 35.23, lat: 31.78 },
    { name: 'Caesarea', lon: 34.89, lat: 32.5 },
  ],
  syria: [
    { name: 'Antiochia', lon: 36.16, lat: 36.2 },
    { name: 'Damascus', lon: 36.31, lat: 33.51 },
  ],
  adiabene: [{ name: 'Arbela', lon: 44.01, lat: 36.19 }],
  assyria: [
    { name: 'Arrapha', lon: 44.39, lat: 35.47 },
    { name: 'Artemita', lon: 45.0, lat: 33.9 },
  ],
  atropatene: [{ name: 'Gazaca', lon: 46.21, lat: 37.0 }],
  babylonia: [
    { name: 'Ctesiphon', lon: 44.58, lat: 33.09 },
    { name: 'Babylon', lon: 44.42, lat: 32.54 },
  ],
  characene: [{ name: 'Charax Spasinu', lon: 47.58, lat: 30.89 }],
  hatra: [
    { name: 'Hatra', lon: 42.72, lat: 35.59 },
    { name: 'Dura-Europos', lon: 40.73, lat: 34.75 },
  ],
  media: [{ name: 'Ecbatana', lon: 48.52, lat: 34.8 }],
  osrhoene: [
    { name: 'Edessa', lon: 38.79, lat: 37.16 },
    { name: 'Nisibis', lon: 41.22, lat: 37.07 },
  ],
  aegyptus: [
    { name: 'Alexandria', lon: 29.9, lat: 31.2 },
    { name: 'Memphis', lon: 31.25, lat: 29.85 },
  ],
  cyrenaica: [{ name: 'Cyrene', lon: 21.86, lat: 32.82 }],
  libia: [{ name: 'Paraetonium', lon: 27.24, lat: 31.35 }],
  africa: [
    { name: 'Carthago', lon: 10.32, lat: 36.85 },
    { name: 'Utica', lon: 10.06, lat: 37.06 },
  ],
  mauretania: [
    { name: 'Iol Caesarea', lon: 2.19, lat: 36.61 },
    { name: 'Sitifis', lon: 5.41, lat: 36.19 },
  ],
  numidia: [
    { name: 'Cirta', lon: 6.61, lat: 36.37 },
    { name: 'Hippo Regius', lon: 7.75, lat: 36.88 },
  ],
  syrtica: [
    { name: 'Hadrumetum', lon: 10.63, lat: 35.83 },
    { name: 'Tacapae', lon: 10.1, lat: 33.88 },
  ],
  tingitana: [
    { name: 'Tingis', lon: -5.8, lat: 35.79 },
    { name: 'Volubilis', lon: -5.56, lat: 34.07 },
  ],
  tripolitania: [
    { name: 'Leptis Magna', lon: 14.29, lat: 32.64 },
    { name: 'Oea', lon: 13.18, lat: 32.9 },
  ],
  taurica: [
    { name: 'Panticapaeum', lon: 36.47, lat: 45.35 },
    { name: 'Chersonesus', lon: 33.49, lat: 44.61 },
  ],
}
