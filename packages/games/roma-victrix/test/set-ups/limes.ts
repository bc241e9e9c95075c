/** Provinces with a Limes, written down a second time to be compared with the data. */
export const limes = `
  1 | -
  2 | -
  3 | -
  4 | -
  5 | -
  6 | -
  7 | -
  8 | aegyptus agri_decumates arabia_petraea britannia_inferior cappadocia commagene cyrenaica dacia germania_inferior germania_superior libia mauretania moesia_inferior moesia_superior noricum numidia pannonia pontus raetia syria syrtica tingitana tripolitania
  9 | aegyptus arabia_petraea britannia_inferior cappadocia commagene cyrenaica dacia germania_inferior germania_superior libia mauretania moesia_inferior moesia_superior noricum numidia pannonia pontus raetia syria syrtica tingitana tripolitania
  10 | aegyptus arabia_petraea britannia_inferior cyrenaica germania_inferior germania_superior libia mauretania moesia_inferior moesia_superior noricum numidia osrhoene pannonia pontus raetia sophene syria syrtica tingitana tripolitania
  11 | aegyptus arabia_petraea britannia_inferior cyrenaica germania_inferior germania_superior libia mauretania moesia_inferior moesia_superior noricum numidia osrhoene pannonia pontus raetia sophene syria syrtica tingitana tripolitania
  12 | aegyptus arabia_petraea britannia_inferior cyrenaica germania_inferior germania_superior libia mauretania moesia_superior noricum numidia osrhoene pannonia pontus raetia sophene syria syrtica thracia tingitana tripolitania
  13 | aegyptus arabia_petraea britannia_inferior cyrenaica germania_inferior germania_superior libia mauretania moesia_superior noricum numidia osrhoene pannonia pontus raetia sophene syria syrtica thracia tingitana tripolitania
  14 | aegyptus aetolia arabia_petraea belgica britannia_inferior cyrenaica dalmatia dardania libia macedonia mauretania moesia_inferior moesia_superior noricum numidia osrhoene pannonia pontus raetia sequania sophene syria syrtica thessalia tingitana tripolitania
  15 | aegyptus arabia_petraea armorica belgica cantabria carthaginiensis cyrenaica germania_superior libia lugdunensis mauretania moesia_inferior moesia_superior narbonensis noricum numidia osrhoene pannonia pontus raetia sophene syria syrtica tarraconensis tingitana tripolitania
  16 | aegyptus arabia_petraea armorica belgica carthaginiensis cisalpina cyrenaica dalmatia germania_superior libia lugdunensis mauretania moesia_inferior moesia_superior narbonensis noricum osrhoene pontus raetia sophene syria tarraconensis
  17 | aegyptus arabia_petraea cyrenaica illyria libia moesia_inferior moesia_superior osrhoene pontus sophene syria
  18 | -
  19 | aegyptus agri_decumates arabia_petraea britannia_inferior cappadocia commagene cyrenaica dacia germania_inferior germania_superior libia mauretania moesia_inferior moesia_superior noricum numidia osrhoene pannonia pontus raetia syria syrtica tingitana tripolitania
  20 | -
`
