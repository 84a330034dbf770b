/** Dry fruits, nuts and seeds, in the columns that readDepartment explains. */
export const dryFruitsSeeds = `
category dry-fruits-seeds | Dry Fruits & Seeds | #fdead0 | @almond @nuts:eed3a4
sub almonds-cashews | Almonds & Cashews | nuts | Mevastan, Badamvadi, Giriphal | @nuts:b8733a @nuts:eed3a4 | Ingredients: Tree nuts
California Almonds | standup brown | @nuts:b8733a @milk | 200 g 189, 500 g, 1 kg | Large, crunchy badam to soak overnight
Cashew W320 | standup amber | @nuts:eed9b0 @curry | 200 g 219, 500 g, 1 kg | Whole white kaju for snacking and gravies
Mamra Almonds | jar maroon | @nuts:9a5a2a @milk | 200 g 549, 500 g | Small, oily almonds prized for memory and taste
Roasted Salted Cashew | standup gold | @nuts:e6bf7c @salt | 200 g 245, 100 g | Slow roasted with just a dusting of salt
Roasted Salted Almonds | standup orange | @nuts:a9652f @salt | 200 g 215, 100 g | Crisp almonds with a light salt coat
Broken Cashew | pouch cream | @nuts:f1dfbb 🍮 | 250 g 209, 500 g | Kaju tukda for kheer, gravies and barfi
Almond Flakes | pouch kraft | @flakes:f0dcb4 @cake | 100 g 149, 250 g | Thin slices for baking and phirni
sub raisins-dates | Raisins, Dates & Figs | nuts | Giriphal, Mevastan, Badamvadi | @nuts:6a3417 @grapes | Ingredients: Dried fruit
Green Raisins | standup lime | @nuts:b9a94e @grapes | 200 g 98, 500 g, 1 kg | Long Nashik kishmish with a soft chew
Medjool Dates | box maroon | @nuts:5b2b14 🌴 | 400 g 449, 200 g | Large, caramel-soft dates | origin Jordan
Black Raisins | standup purple | @nuts:3a2230 @grapes | 200 g 129, 500 g | Seedless munakka-sweet raisins
Kimia Dates | box brown | @nuts:3d2014 🌴 | 550 g 199, 250 g | Moist black dates in a tray | origin Iran
Anjeer | standup amber | @nuts:c69c62 @honey | 200 g 289, 500 g | Sun-dried figs on a string, soft and seedy
Dried Apricot | standup orange | @nuts:e08a2c @peach | 200 g 199, 500 g | Chewy khubani with a tart edge
Dried Cranberry | standup red | @nuts:9b1c31 @flakes:e2b878 | 200 g 189, 100 g | Tart-sweet berries for cereal and salad
sub walnut-pista | Walnuts, Pistachios & Mixes | nuts | Mevastan, Giriphal, Badamvadi | @almond @nuts:9bb05a | Ingredients: Tree nuts
Walnut Kernels | standup brown | @nuts:c69a5e 🧠 | 200 g 289, 500 g | Snow-white Kashmiri akhrot halves
Roasted Pistachios | standup green | @nuts:b5b873 @salt | 200 g 299, 500 g | Salted, open-mouthed pista | origin Iran
Mixed Dry Fruits | jar gold | @nuts:c08a4a @gift | 500 g 549, 200 g, 1 kg | Almond, cashew, raisin and pista in fair shares
Trail Mix Berries | standup violet | @nuts:a03a4a @blueberry | 200 g 249, 400 g | Nuts with cranberry, blueberry and pumpkin seed
Inshell Walnuts | pouch kraft | @almond 🔨 | 500 g 349, 1 kg | Thin-shelled kagzi walnuts
Festive Dry Fruit Box | box maroon | @nuts:c08a4a @gift @diya | 400 g 699, 800 g | Four compartments under a gold lid | +gift-packs
sub seeds | Seeds | nuts | Giriphal, Badamvadi, Khetaan Organic | @grain:9fae7c @sprout | Ingredients: Seeds
Pumpkin Seeds | standup green | @grain:8da367 🎃 | 200 g 169, 100 g, 500 g | Raw green kernels, rich in zinc
Chia Seeds | standup black | @grain:4a4a4f @cola | 250 g 149, 500 g | Tiny seeds that swell in milk or water
Flax Seeds | standup brown | @grain:8a4f25 @flakes:e2b878 | 250 g 69, 500 g | Alsi to roast, grind and sprinkle
Sunflower Seeds | standup yellow | @grain:c9c2b4 🌻 | 200 g 99, 500 g | Shelled kernels for salads and bread
Sesame Seeds White | pouch cream | @grain:f1e5c4 🍬 | 200 g 78, 500 g | Hulled til for laddus and chutneys
Watermelon Seeds | standup red | @grain:f0ead8 @watermelon | 200 g 169, 100 g | Magaz for gravies and thandai
Roasted Seed Mix | jar leaf | @grain:a69a6a @sprout | 200 g 179, 400 g | Five seeds with black salt
sub peanuts-coconut | Peanuts & Dry Coconut | nuts | Badamvadi, Bhandarsa, Giriphal | @peanut @coconut | Ingredients: Groundnut or coconut
Raw Peanuts | pouch red | @peanut @curry | 500 g 88, 1 kg, 200 g | Bold pink groundnuts for poha and chutney
Roasted Salted Peanuts | pouch amber | @peanut @salt | 200 g 58, 500 g | Sand-roasted sing with skin
Desiccated Coconut | pouch white | @flakes:ffffff @coconut | 200 g 82, 100 g, 500 g | Fine, dry coconut for sweets
Dry Coconut Halves | pouch brown | @coconut @curry | 200 g 88, 500 g | Copra with plenty of oil and flavour
Chilli Garlic Peanuts | pouch orange | @peanut @chilli | 150 g 55, 300 g | Coated peanuts that bite back | +namkeen-bhujia
Roasted Chana | pouch yellow | @grain:d9a441 @peanut | 200 g 48, 500 g | Bhuna chana, crisp with the skin on
`;
