/** Sauces and spreads, in the columns that readDepartment explains. */
export const saucesSpreads = `
category sauces-spreads | Sauces & Spreads | #fde1d6 | 🍅 🍯 🫙 🥜
sub ketchup-sauces | Ketchup & Sauces | sauce | Saucera, Tikhara, Chatnivala | 🍅 🌶️ | Ingredients: Tomato, chilli or soya, sugar, vinegar, salt
Tomato Ketchup | squeeze red | 🍅 🍟 | 900 g 145, 200 g 48, 500 g | Thick ketchup from sun-ripened tomatoes | x3
Chilli Sauce Red | glassbottle maroon | 🌶️ 🥢 | 200 g 62, 680 g | Bright, hot and vinegary
Soya Sauce Dark | glassbottle black | 🫘 🥢 | 200 g 60, 750 g | Fermented soy for fried rice
Green Chilli Sauce | glassbottle green | @chilli:4a9a34 🥢 | 200 g 62, 680 g | Sharp green heat for rolls
Schezwan Sauce | jar red | 🌶️ 🍜 | 250 g 92, 1 kg | Garlic, chilli and Sichuan pepper in oil
Hot & Sweet Sauce | squeeze orange | 🍅 🌶️ | 500 g 118, 1 kg | Ketchup with a temper
Vinegar White | glassbottle white | 💧 🥒 | 500 ml 48, 1 L | Clear vinegar for pickling and cleaning
sub mayo-dips | Mayonnaise & Dips | sauce | Saucera, Gauvana, Chatnivala | @liquid:fff7e0 🥪 | Ingredients: Edible oil, vinegar, milk solids
Veg Mayonnaise | jar sky | @liquid:fff9e8 🥪 | 250 g 89, 700 g, 1 kg | Eggless mayo, thick enough to stand
Garlic Mayo | squeeze cream | @liquid:fff7e0 🧄 | 250 g 95, 500 g | Roasted garlic for fries and wraps
Tandoori Mayo | squeeze orange | @liquid:f2a36a 🔥 | 250 g 99, 500 g | Smoky spread for sandwiches
Cheese Dip | tub yellow | @liquid:f5c54a 🌮 | 100 g 89, 200 g | Warm it and bring the nachos
Hummus Classic | tub kraft | @liquid:ecd9b0 🫓 | 150 g 125, 300 g | Chickpeas, tahini and lemon
Salsa Dip | jar red | 🍅 🌮 | 250 g 159, 500 g | Chunky tomato with jalapeno
Thousand Island Dressing | squeeze pink | 🥗 🍔 | 250 g 109, 500 g | Sweet relish dressing for burgers and salad
sub jams-honey | Jam, Honey & Marmalade | sauce | Giriphal, Phalsip, Van Aushadh | 🍯 🍓 | Ingredients: Fruit, sugar, pectin or honey
Mixed Fruit Jam | jar red | 🍓 🍞 | 500 g 155, 200 g, 1 kg | Eight fruits boiled down the old way
Wild Forest Honey | jar amber | 🍯 🐝 | 500 g 249, 250 g, 1 kg | Unheated honey that sets in winter
Strawberry Jam | jar pink | 🍓 🥐 | 350 g 189, 200 g | Whole Mahabaleshwar berries
Multiflora Honey | squeeze yellow | 🍯 @flower:f2b21d | 400 g 185, 225 g | Squeezy bottle, no sticky lid
Orange Marmalade | jar orange | 🍊 🍞 | 350 g 195, 200 g | Bitter peel, bright jelly
Mango Jam | jar yellow | 🥭 🍞 | 500 g 165, 200 g | Alphonso on toast
Gulkand | jar rose | 🌹 🍃 | 250 g 149, 500 g | Rose petals matured in sugar
sub peanut-choco-spreads | Peanut Butter & Choco Spreads | sauce | Badamvadi, Cocoavan, Poshanika | 🥜 🍫 | Ingredients: Roasted peanuts or cocoa, nuts, oil
Peanut Butter Crunchy | jar amber | 🥜 🍞 | 340 g 179, 1 kg 399, 200 g | Roasted peanuts, bits left in
Peanut Butter Creamy | jar orange | 🥜 🥪 | 340 g 179, 1 kg 399 | Smooth from lid to base
Unsweetened Peanut Butter | jar leaf | 🥜 💪 | 400 g 229, 1 kg | Only peanuts: stir before use
Hazelnut Choco Spread | jar cocoa | 🌰 🍫 | 350 g 329, 180 g | Dark cocoa with roasted hazelnut
Milk Choco Spread | jar purple | 🍫 🍞 | 350 g 249, 180 g | Sweeter, milkier, gone faster
Almond Butter | jar brown | 🌰 🍞 | 200 g 349, 400 g | Stone-ground almonds, a pinch of salt
sub pickles-chutneys | Pickles & Chutneys | sauce | Achaarkot, Chatnivala, Tikhara | 🥭 🫙 | Ingredients: Fruit or vegetables, mustard oil, spices
Mango Pickle | jar red | 🥭~h45 🌶️ | 400 g 125, 200 g, 1 kg | Raw mango, mustard oil and long afternoons in the sun
Lemon Pickle | jar yellow | 🍋 🌶️ | 400 g 118, 200 g, 1 kg | Sour, salty and softer each month
Mixed Pickle | jar orange | 🥕 🥭 | 400 g 120, 1 kg | Carrot, mango, lime and chilli
Green Chilli Pickle | jar green | @chilli:4a9a34 🍋 | 300 g 115, 200 g | Stuffed with mustard and fennel
Garlic Pickle | jar maroon | 🧄 🌶️ | 300 g 135, 200 g | Whole cloves gone soft and fiery
Mint Coriander Chutney | squeeze green | 🌿 @chilli:4a9a34 | 200 g 85, 400 g | Fresh green chutney for sandwiches
Tamarind Date Chutney | squeeze brown | 🫘 🌴 | 200 g 88, 400 g | Sweet-sour finish for every chaat
Gongura Pickle | jar leaf | 🍃 🌶️ | 300 g 139, 1 kg | Sorrel leaves, Andhra heat
sub cooking-baking | Cooking Sauces & Baking | sauce | Saucera, Kesaria Ghar, Cocoavan | 🍝 🧁 | Use: Everyday cooking and baking
Pasta Sauce Arrabbiata | jar red | 🍅 🌶️ 🍝 | 325 g 169, 200 g | Tomato, garlic and chilli, simmered
Pizza Sauce | squeeze red | 🍅 🍕 | 325 g 115, 800 g | Herbed tomato, ready to spread
Butter Chicken Gravy | pouch orange | 🍛 🧈 | 200 g 99, 500 g | Makhani base: add chicken or paneer
Baking Powder | tin sky | @powder:ffffff 🧁 | 100 g 45, 500 g | Double acting, for an even rise
Vanilla Essence | glassbottle brown | 🍦 🧁 | 20 ml 42, 50 ml, 100 ml | A few drops perfume a whole cake
Chocolate Chips | pouch cocoa | @nuts:4a2817 🍪 | 150 g 129, 500 g | Bake-stable dark chips
Custard Powder Vanilla | box yellow | @liquid:f7d777 🍓 | 100 g 42, 500 g | For trifles and fruit custard
`;
