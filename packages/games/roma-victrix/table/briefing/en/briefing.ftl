### What beginners lose by.

brief_begin = Begin
brief_length = { $turns } turns, { $from } to { $to }
brief_provinces = Provinces
brief_treasury = Treasury
watch_own = Only your own aims count
watch_own_text = Land that is not on your list wins nothing by itself. The share of your own list is compared with theirs.
watch_hold = Land needs somebody in it
watch_hold_text = A Province is yours with a Garrison or Land units there, and with nobody else's Land units. Ships hold nothing.
watch_pay = Armies are paid every turn
watch_pay_text = Units that are not paid are without supply, and attrition takes them. Look at the second figure under the Treasury.
watch_men = Some of your aims are men
watch_men_text = { $leaders } must be out of the game. Where they are, the map shows; they do not come to you.
watch_sole = One ruler of Rome
watch_sole_text = As long as another Roman Major has a Supreme Leader, one of your aims is missing. Yours must live, too.
watch_spread = Many Provinces, any of them
watch_spread_text = { $n } Provinces count one by one, wherever they lie. Take the undefended ones first.
watch_regions = Most of a Region is enough
watch_regions_text = A Region counts as one aim with more than half of its Provinces. Do not spend turns on the rest.
watch_capital = Keep the Capital
watch_capital_text = The Treasury lies there, and supply comes from there. Leave somebody near it.
watch_levels = A number decides
watch_levels_text = { $marginal } are a marginal victory, { $substantial } a substantial one, { $decisive } a decisive one.
watch_allies = Allies have a will of their own
watch_allies_text = Each of them acts only on a low die, by the rating of your Supreme Leader. Plan without them.
