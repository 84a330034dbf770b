/** Invented food makers: `name | colour | accent | badge | price factor | what they stand for`. */
export const FOOD_BRANDS = `
Khetaan Organic | #2f6b2f | #f4d35e | leaf | 1.38 | Khetaan works with small growers who gave up chemical sprays years ago.
Gauvana | #14539a | #f7b32b | oval | 1 | Gauvana collects from village dairies within a hundred kilometres of the city.
Dudhsar | #0b7a75 | #ffe066 | pill | 0.96 | Dudhsar has been the morning round of many a lane for three generations.
Himkund | #2b59c3 | #ffffff | ribbon | 1.08 | Himkund takes its milk from hill herds that graze in the open.
Brindagau | #7b2d26 | #f2c14e | round | 1.18 | Brindagau keeps its own herd and tells you the farm on every pack.
Pavmill | #b5541b | #ffe8b6 | ribbon | 1 | Pavmill bakes through the night so that its vans can leave at four.
Ovenbari | #7a3e12 | #ffd27d | oval | 1.12 | Ovenbari is a family bakery that still proves its dough overnight.
Crumbkari | #c2334d | #fff1d0 | pill | 0.94 | Crumbkari keeps honest recipes and honest prices.
Coopwala | #d9480f | #fff3bf | round | 1 | Coopwala farms let their hens scratch, perch and see daylight.
Andora Farms | #1f7a5c | #ffe066 | oval | 1.14 | Andora Farms feeds its hens on maize, soya and greens.
Chakkivan | #9c2c13 | #ffd166 | ribbon | 1 | Chakkivan grinds on stone mills, a few quintals at a time.
Annagiri | #1c6b3c | #ffe9a8 | oval | 1.04 | Annagiri buys straight from farmer groups and pays on the day.
Bhandarsa | #153e75 | #ffca3a | pill | 0.93 | Bhandarsa is the sensible choice for the monthly ration.
Sonadhan | #b8860b | #fff3cd | round | 1.12 | Sonadhan ages and sorts its grain before it earns the name.
Masalvan | #b3261e | #ffd60a | ribbon | 1 | Masalvan roasts and grinds in small lots, as a good kitchen would.
Tikhara | #8f1d14 | #ff9f1c | pill | 0.95 | Tikhara likes its food lively and says so on the label.
Kesaria Ghar | #e07a10 | #fff1c9 | oval | 1.1 | Kesaria Ghar began with one recipe book and one brass mortar.
Telvani | #d98e04 | #fff6d6 | round | 1 | Telvani presses seed from the last harvest only.
Ghanidhar | #6b4e16 | #ffd76a | ribbon | 1.16 | Ghanidhar still turns a wooden press for its finest oils.
Sunkiran Oils | #e6a100 | #fff3b0 | pill | 0.95 | Sunkiran Oils keeps everyday frying light and affordable.
Mevastan | #6f1d1b | #ffe6a7 | oval | 1.08 | Mevastan travels to the orchards itself to choose each lot.
Badamvadi | #8a5a2b | #fff0d1 | round | 1 | Badamvadi roasts in small pans and packs the same evening.
Giriphal | #335c3a | #f6d186 | leaf | 1.02 | Giriphal brings nuts and fruit down from hill cooperatives.
Chatpatka | #d62828 | #ffd60a | burst | 1 | Chatpatka believes that four o'clock deserves a crunch.
Namkeenwadi | #e36414 | #fff3b0 | ribbon | 0.97 | Namkeenwadi fries in fresh oil, every shift, no exceptions.
Karaari | #5f0f40 | #ffba08 | burst | 1.05 | Karaari tests every batch by ear before it tests it by mouth.
Farsanpur | #1b4965 | #ffd166 | oval | 0.94 | Farsanpur carries the flavours of old snack lanes.
Bisko Junction | #1d4ed8 | #ffd60a | pill | 1 | Bisko Junction has a biscuit for every halt of the day.
Dunkoo | #c1121f | #ffffff | burst | 0.95 | Dunkoo is tested for exactly one thing: how well it dunks.
Maidaa & Co | #6d4c41 | #ffe0b2 | round | 1.12 | Maidaa & Co bakes with butter where others bake with palm.
Phalsip | #e85d04 | #fff3b0 | round | 1 | Phalsip squeezes fruit in its season and says which season.
Fizzora | #9d0208 | #ffffff | burst | 0.98 | Fizzora is all bubbles and no fuss.
Jharna Springs | #0077b6 | #ffffff | oval | 1 | Jharna Springs bottles at the foot of green hills.
Thandigali | #006d77 | #ffd166 | pill | 1.06 | Thandigali bottles the drinks of summer street corners.
Chaibagan | #8d0801 | #ffd166 | oval | 1 | Chaibagan blends leaf from two valleys for colour and strength.
Pattiwala | #31572c | #f4d58d | ribbon | 0.93 | Pattiwala packs its leaf within a week of plucking.
Kaapi Katte | #4a2511 | #ffb703 | round | 1.06 | Kaapi Katte roasts dark and grinds for the steel filter.
Brewbari | #22223b | #f2b880 | pill | 1.16 | Brewbari roasts to order and prints the date on the bag.
Mithaiwadi | #9d174d | #ffe0a3 | ribbon | 1.06 | Mithaiwadi stirs its sweets in wide iron pans, as it always has.
Rasdhara | #b45309 | #fff2c6 | oval | 0.97 | Rasdhara sends a box to every festival in the calendar.
Cocoavan | #4e2a1e | #e9c46a | pill | 1.08 | Cocoavan makes its chocolate from bean to bar in the Western hills.
Choko Nanu | #7b2cbf | #ffd60a | burst | 0.95 | Choko Nanu never forgot what pocket money is for.
Kulfista | #d6336c | #fff0f3 | round | 1 | Kulfista churns slowly, so there is more cream and less air.
Barfeela | #1971c2 | #e7f5ff | burst | 0.94 | Barfeela keeps the freezer stocked for the whole street.
Frostkhet | #2b8a3e | #d3f9d8 | pill | 1 | Frostkhet freezes its vegetables within hours of picking.
Jhatpat Rasoi | #e8590c | #fff3bf | burst | 1 | Jhatpat Rasoi is for days when time is the rarest ingredient.
Nuddle | #e03131 | #ffec99 | pill | 0.95 | Nuddle is the two-minute friend of students everywhere.
Tiffin Tales | #087f5b | #ffe8cc | oval | 1.08 | Tiffin Tales cooks from the lunch boxes of the South.
Achaarkot | #a61e4d | #ffd43b | ribbon | 1.04 | Achaarkot lets its jars sit in the sun for twenty-one days.
Chatnivala | #2b8a3e | #fff3bf | oval | 0.97 | Chatnivala grinds its herbs the morning they arrive.
Saucera | #c92a2a | #ffe3e3 | pill | 1 | Saucera puts more fruit than water in every bottle.
Murgian | #c2410c | #fff7ed | ribbon | 1 | Murgian buys from farms it visits and cuts to order.
Kasaibari | #7f1d1d | #fde68a | oval | 1.1 | Kasaibari is run by third generation butchers.
Machliwala Ghat | #0c4a6e | #bae6fd | round | 1 | Machliwala Ghat knows each boat by its name.
Sagarmin | #0e7490 | #ecfeff | pill | 1.08 | Sagarmin buys only from day boats that land at dawn.
Poshanika | #4d7c0f | #fef9c3 | leaf | 1.12 | Poshanika writes its recipes with nutritionists and tests them on families.
Millet Mandali | #92400e | #fde68a | leaf | 1.05 | Millet Mandali brings old grains back to new kitchens.
`;

/** Invented makers of everything that is not food, in the same columns. */
export const HOME_BRANDS = `
Nanhikali | #e879a6 | #ffffff | round | 1 | Nanhikali makes only what its own makers would use on their babies.
Gullu Bear | #f59f00 | #ffffff | oval | 0.94 | Gullu Bear keeps baby days soft, dry and cheerful.
Palnaa | #3b8ea5 | #fff3e0 | pill | 1.14 | Palnaa uses plant based ingredients and soft cotton.
Nikharaa | #0f766e | #f0fdfa | oval | 1 | Nikharaa mixes kitchen shelf wisdom with modern skin science.
Sugandhika | #9333ea | #faf5ff | ribbon | 0.96 | Sugandhika learnt its scents from the flower markets.
Van Aushadh | #3f6212 | #ecfccb | leaf | 1.1 | Van Aushadh starts with herbs grown on its own slopes.
Zestora | #0369a1 | #e0f2fe | pill | 1.05 | Zestora is quick, fresh and out of the bathroom in five minutes.
Dantika | #1864ab | #ffffff | ribbon | 1 | Dantika works with dentists in four cities.
Keshlata | #5b2a86 | #f3d9fa | oval | 1.04 | Keshlata knows humid days and hard water.
Mardaan Co | #212529 | #ffc078 | pill | 1.08 | Mardaan Co keeps a man's shelf short and good.
Rangina | #be185d | #fce7f3 | round | 1 | Rangina mixes every shade under Indian daylight.
Nakhrewali | #111827 | #f9a8d4 | ribbon | 1.15 | Nakhrewali puts a little drama in every bag.
Sakhi Soft | #db2777 | #fdf2f8 | oval | 1 | Sakhi Soft believes that comfort should never be a luxury.
Chamkilo | #0d9488 | #fef08a | burst | 1 | Chamkilo has been making steel shine since steel was new.
Safaiwala | #1d4ed8 | #bfdbfe | ribbon | 0.93 | Safaiwala keeps big jobs small and small prices smaller.
Dhobika | #2563eb | #ffffff | burst | 1 | Dhobika tests its powder on cricket whites.
Neeldhara | #1e40af | #dbeafe | oval | 1.07 | Neeldhara cares for colour, cotton and hands.
Shuddhika | #15803d | #dcfce7 | leaf | 1.15 | Shuddhika cleans with plants and leaves the drain water kinder.
Machhbhag | #4b5563 | #fca5a5 | burst | 1 | Machhbhag makes sure that you sleep and they do not bite.
Ghargrih | #7c3aed | #ede9fe | pill | 1 | Ghargrih looks after the small things a home runs on.
Bartanwala | #9a3412 | #ffedd5 | ribbon | 1.04 | Bartanwala has sold to kitchens long enough to know what breaks.
Rasoika | #0f766e | #ccfbf1 | oval | 0.95 | Rasoika designs for small kitchens and large appetites.
Ujalon | #ca8a04 | #fefce8 | burst | 1 | Ujalon lights up homes from veranda to attic.
Kaagazi | #1e3a8a | #fde68a | ribbon | 1 | Kaagazi mills paper that takes ink without a blot.
Likhotsav | #c026d3 | #fdf4ff | pill | 0.94 | Likhotsav makes homework feel a little less like work.
Rangoli Kids | #ea580c | #fff7ed | burst | 1.06 | Rangoli Kids thinks that the sky may be any colour.
Dumru | #b45309 | #fef3c7 | round | 1 | Dumru cooks for dogs the way dogs wish we would.
Billikins | #7e22ce | #f3e8ff | oval | 1.05 | Billikins is approved by cats, which is not easily done.
Pawchari | #0891b2 | #ecfeff | pill | 0.96 | Pawchari makes walks, naps and meals a little better.
Aarogyam Ghar | #047857 | #d1fae5 | leaf | 1 | Aarogyam Ghar keeps the family cupboard ready.
Rahatam | #1d4ed8 | #fee2e2 | pill | 0.96 | Rahatam is the name grandmothers ask for by heart.
Shaktivan | #b91c1c | #fef3c7 | ribbon | 1.1 | Shaktivan trains with people who train every day.
Aradhanam | #9a3412 | #fde68a | round | 1 | Aradhanam rolls and packs each piece by hand.
Deepshikha | #c2410c | #fff7ed | oval | 0.95 | Deepshikha brightens the evening aarti in many homes.
Dhoopvan | #5b21b6 | #f5d0fe | ribbon | 1.08 | Dhoopvan blends resins and flowers by an old temple recipe.
`;
