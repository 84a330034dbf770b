/** Cold drinks and juices, in the columns that readDepartment explains. */
export const drinks = `
category cold-drinks-juices | Cold Drinks & Juices | #cff5fa | @orange @cola
sub soft-drinks | Soft Drinks | drink | Fizzora, Thandigali, Phalsip | @cola | Ingredients: Carbonated water, sugar, acidity regulator, flavour
Cola | bottle red | @cola @ice | 750 ml 40, 250 ml 20, 2 L 95 | Dark, cold and full of fizz
Lemon Lime Soda | bottle lime | @lemon @ice | 750 ml 40, 250 ml 20, 2 L 95 | Clear, sharp lemon-lime
Orange Soda | bottle orange | @orange @ice | 750 ml 40, 250 ml 20, 2 L 92 | Bright orange fizz for birthday tables
Cola Zero Sugar | can black | @cola @ice | 300 ml 40, 6 x 300 ml | The same cola without the sugar
Ginger Ale | can amber | @ginger @ice | 300 ml 60, 6 x 300 ml | Dry, gingery, good on its own
Jeera Soda | can brown | @cola @mint | 300 ml 30, 6 x 300 ml | Roasted cumin and black salt in bubbles
Cloudy Apple Fizz | bottle amber | @apple @ice | 600 ml 45, 160 ml 15 | Apple juice with sparkle
sub fruit-juices | Fruit Juices | drink | Phalsip, Thandigali, Giriphal | @juice @orange | Ingredients: Fruit juice or pulp, water, sugar
Mango Drink | tetra orange | @mango @ice | 200 ml 20, 1 L, 6 x 200 ml | Thick totapuri mango, summer all year
Mixed Fruit Juice | carton purple | @grapes @apple @orange | 1 L 115, 200 ml 25, 6 x 200 ml | Nine fruits in a glass
Orange Juice | carton orange | @orange 🍳 | 1 L 120, 200 ml 25 | Breakfast orange with bits
Guava Juice | carton pink | @guava @ice | 1 L 110, 200 ml 25 | Pink guava with a pinch of salt
Apple Juice | carton leaf | @apple @ice | 1 L 125, 200 ml 28 | Clear juice pressed in the hills
Pomegranate Juice | bottle maroon | @pomegranate @ice | 1 L 165, 200 ml 40 | Pure arils and no added sugar
Litchi Drink | tetra rose | @litchi @ice | 200 ml 20, 1 L | Sweet, floral and very cold
Tomato Juice | can red | @tomato @salt | 250 ml 60, 1 L | Thick and savoury for the grown-ups
sub water-soda | Water & Soda | drink | Jharna Springs, Fizzora, Himkund | @drop:7fb6dc | Ingredients: Purified water
Packaged Drinking Water | bottle sky | @drop:7fb6dc @ice | 1 L 20, 500 ml 10, 5 L | Purified in eight steps, with minerals put back
Mineral Water Hills | bottle blue | @drop:7fb6dc 🏔️ | 1 L 60, 500 ml | Bottled at a spring above the tree line
Club Soda | bottle teal | 🫧 @lemon | 750 ml 20, 300 ml | Strong bubbles that last
Sparkling Water Lime | can lime | 🫧 @lemon | 300 ml 50, 6 x 300 ml | No sugar, only lime and fizz
Tonic Water | can blue | 🫧 @ice | 300 ml 65, 6 x 300 ml | Bitter-sweet with Indian quinine
Alkaline Water | bottle black | @drop:7fb6dc 💪 | 1 L 90, 500 ml | Mineral-rich water with pH above 8
sub energy-drinks | Energy & Sports Drinks | drink | Shaktivan, Fizzora, Thandigali | | Ingredients: Water, sugar, caffeine or electrolytes
Energy Drink Classic | can blue | ⚡ @ice | 250 ml 99, 4 x 250 ml | Caffeine and B vitamins for long nights
Energy Drink Berry | can purple | ⚡ @blueberry | 250 ml 105, 4 x 250 ml | Mixed berries with the same lift
Electrolyte Drink Orange | tetra orange | @orange 💪 | 200 ml 32, 6 x 200 ml | Rehydrates after fever, heat or football
Electrolyte Drink Apple | tetra leaf | @apple 💪 | 200 ml 32, 6 x 200 ml | Gentle apple, proper salts
Sports Drink Lemon | bottle lime | @lemon 💪 | 500 ml 50, 6 x 500 ml | Isotonic refreshment for runners
Glucose Powder Orange | box orange | @orange ⚡ | 500 g 165, 75 g 38, 1 kg | Instant glucose with vitamin C
sub syrups-squash | Syrups, Squash & Mixes | drink | Thandigali, Phalsip, Giriphal | @rose | Ingredients: Sugar, water, fruit or flower extract
Rose Sharbat | glassbottle rose | @rose @milk | 750 ml 155, 1.5 L | The red syrup of every Indian summer
Khus Syrup | glassbottle green | @mint @ice | 750 ml 149, 375 ml | Vetiver syrup, cool and grassy
Orange Squash | glassbottle orange | @orange @ice | 750 ml 165, 375 ml | One part squash, four parts cold water
Lemon Barley Water | glassbottle yellow | @lemon @wheat | 750 ml 169, 375 ml | Old-fashioned cooler with barley
Kokum Syrup | glassbottle maroon | @plum @ice | 750 ml 189, 375 ml | Konkan kokum, tart and deep red
Thandai Mix | glassbottle amber | @milk @almond | 750 ml 249, 375 ml | Almond, fennel, rose and pepper
Lemonade Powder | sachet lime | @lemon @ice | 10 pcs 50, 24 pcs | One sachet, one cold glass
Mojito Mixer | bottle leaf | @leafsprig @lemon | 750 ml 199, 250 ml | Mint and lime: just add soda
sub coconut-traditional | Coconut Water & Coolers | drink | Thandigali, Phalsip, Jharna Springs | @coconut | Ingredients: Tender coconut water or spiced fruit
Tender Coconut Water | tetra leaf | @coconut 🌴 | 200 ml 50, 1 L, 6 x 200 ml | Straight from the nut, nothing added
Aam Panna | pouch lime | @mango:8fa63c @ice | 200 ml 35, 6 x 200 ml, 750 ml | Raw mango, roasted cumin, instant relief
Jaljeera | pouch green | @lemon @mint | 200 ml 30, 6 x 200 ml | Mint, cumin and black salt
Kokum Cooler | pouch maroon | @plum @ice | 200 ml 35, 6 x 200 ml | Solkadhi's cheerful cousin
Nimbu Pani | bottle yellow | @lemon @salt | 250 ml 25, 600 ml | Sweet and salted lemonade
Sugarcane Juice | bottle leaf | 🎋 @lemon | 250 ml 45, 1 L | Pressed with ginger and lime
Masala Soda Banta | glassbottle sky | @lemon 🫧 | 200 ml 30, 6 x 200 ml | Marble-bottle soda with chaat masala
`;
