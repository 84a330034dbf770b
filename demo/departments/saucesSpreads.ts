/** Sauces and spreads, in the columns that readDepartment explains. */
export const saucesSpreads = `
category sauces-spreads | Sauces & Spreads | #ffe3de | @tomato @honey
sub ketchup-sauces | Ketchup & Sauces | sauce | Saucera, Tikhara, Chatnivala | @tomato @chilli | Ingredients: Tomato, chilli or soya, sugar, vinegar, salt
Tomato Ketchup | squeeze red | @tomato @fries | 900 g 145, 200 g 48, 500 g | Thick ketchup from sun-ripened tomatoes | x3
Chilli Sauce Red | glassbottle maroon | @chilli 🥢 | 200 g 62, 680 g | Bright, hot and vinegary
Soya Sauce Dark | glassbottle black | @rajma 🥢 | 200 g 60, 750 g | Fermented soy for fried rice
Green Chilli Sauce | glassbottle green | @chilli:4a8a34 🥢 | 200 g 62, 680 g | Sharp green heat for rolls
Schezwan Sauce | jar red | @chilli @noodles:e3b65a | 250 g 92, 1 kg | Garlic, chilli and Sichuan pepper in oil
Hot & Sweet Sauce | squeeze orange | @tomato @chilli | 500 g 118, 1 kg | Ketchup with a temper
Vinegar White | glassbottle white | @drop:7fb6dc @cucumber | 500 ml 48, 1 L | Clear vinegar for pickling and cleaning
sub mayo-dips | Mayonnaise & Dips | sauce | Saucera, Gauvana, Chatnivala | @liquid:fff7e0 | Ingredients: Edible oil, vinegar, milk solids
Veg Mayonnaise | jar sky | @liquid:fff9e8 🥪 | 250 g 89, 700 g, 1 kg | Eggless mayo, thick enough to stand
Garlic Mayo | squeeze cream | @liquid:fff7e0 @garlic | 250 g 95, 500 g | Roasted garlic for fries and wraps
Tandoori Mayo | squeeze orange | @liquid:f2a36a 🔥 | 250 g 99, 500 g | Smoky spread for sandwiches
Cheese Dip | tub yellow | @liquid:f5c54a 🌮 | 100 g 89, 200 g | Warm it and bring the nachos
Hummus Classic | tub kraft | @liquid:ecd9b0 @roti | 150 g 125, 300 g | Chickpeas, tahini and lemon
Salsa Dip | jar red | @tomato 🌮 | 250 g 159, 500 g | Chunky tomato with jalapeno
Thousand Island Dressing | squeeze pink | @salad 🍔 | 250 g 109, 500 g | Sweet relish dressing for burgers and salad
sub jams-honey | Jam, Honey & Marmalade | sauce | Giriphal, Phalsip, Van Aushadh | @honey @strawberry | Ingredients: Fruit, sugar, pectin or honey
Mixed Fruit Jam | jar red | @strawberry @bread | 500 g 155, 200 g, 1 kg | Eight fruits boiled down the old way
Wild Forest Honey | jar amber | @honey 🐝 | 500 g 249, 250 g, 1 kg | Unheated honey that sets in winter
Strawberry Jam | jar pink | @strawberry @croissant | 350 g 189, 200 g | Whole Mahabaleshwar berries
Multiflora Honey | squeeze yellow | @honey @flower:f2b21d | 400 g 185, 225 g | Squeezy bottle, no sticky lid
Orange Marmalade | jar orange | @orange @bread | 350 g 195, 200 g | Bitter peel, bright jelly
Mango Jam | jar yellow | @mango @bread | 500 g 165, 200 g | Alphonso on toast
Gulkand | jar rose | @rose @leafsprig | 250 g 149, 500 g | Rose petals matured in sugar
sub peanut-choco-spreads | Peanut Butter & Choco Spreads | sauce | Badamvadi, Cocoavan, Poshanika | @peanut @chocolate | Ingredients: Roasted peanuts or cocoa, nuts, oil
Peanut Butter Crunchy | jar amber | @peanut @bread | 340 g 179, 1 kg 399, 200 g | Roasted peanuts, bits left in
Peanut Butter Creamy | jar orange | @peanut 🥪 | 340 g 179, 1 kg 399 | Smooth from lid to base
Unsweetened Peanut Butter | jar leaf | @peanut 💪 | 400 g 229, 1 kg | Only peanuts: stir before use
Hazelnut Choco Spread | jar cocoa | @hazelnut @chocolate | 350 g 329, 180 g | Dark cocoa with roasted hazelnut
Milk Choco Spread | jar purple | @chocolate @bread | 350 g 249, 180 g | Sweeter, milkier, gone faster
Almond Butter | jar brown | @almond @bread | 200 g 349, 400 g | Stone-ground almonds, a pinch of salt
sub pickles-chutneys | Pickles & Chutneys | sauce | Achaarkot, Chatnivala, Tikhara | @mango | Ingredients: Fruit or vegetables, mustard oil, spices
Mango Pickle | jar red | @mango:8fa63c @chilli | 400 g 125, 200 g, 1 kg | Raw mango, mustard oil and long afternoons in the sun
Lemon Pickle | jar yellow | @lemon @chilli | 400 g 118, 200 g, 1 kg | Sour, salty and softer each month
Mixed Pickle | jar orange | @carrot @mango | 400 g 120, 1 kg | Carrot, mango, lime and chilli
Green Chilli Pickle | jar green | @chilli:4a8a34 @lemon | 300 g 115, 200 g | Stuffed with mustard and fennel
Garlic Pickle | jar maroon | @garlic @chilli | 300 g 135, 200 g | Whole cloves gone soft and fiery
Mint Coriander Chutney | squeeze green | @mint @chilli:4a8a34 | 200 g 85, 400 g | Fresh green chutney for sandwiches
Tamarind Date Chutney | squeeze brown | @rajma 🌴 | 200 g 88, 400 g | Sweet-sour finish for every chaat
Gongura Pickle | jar leaf | @leafsprig @chilli | 300 g 139, 1 kg | Sorrel leaves, Andhra heat
sub cooking-baking | Cooking Sauces & Baking | sauce | Saucera, Kesaria Ghar, Cocoavan | | Use: Everyday cooking and baking
Pasta Sauce Arrabbiata | jar red | @tomato @chilli @spaghetti | 325 g 169, 200 g | Tomato, garlic and chilli, simmered
Pizza Sauce | squeeze red | @tomato 🍕 | 325 g 115, 800 g | Herbed tomato, ready to spread
Butter Chicken Gravy | pouch orange | @curry @butter | 200 g 99, 500 g | Makhani base: add chicken or paneer
Baking Powder | tin sky | @powder:ffffff @cupcake | 100 g 45, 500 g | Double acting, for an even rise
Vanilla Essence | glassbottle brown | @cone @cupcake | 20 ml 42, 50 ml, 100 ml | A few drops perfume a whole cake
Chocolate Chips | pouch cocoa | @nuts:4a2817 @cookie | 150 g 129, 500 g | Bake-stable dark chips
Custard Powder Vanilla | box yellow | @liquid:f7d777 @strawberry | 100 g 42, 500 g | For trifles and fruit custard
`;
