/** Spices, oils and ghee, in the columns that readDepartment explains. */
export const masalaOilGhee = `
category masala-oil-ghee | Masala, Oil & Ghee | #ffe4da | @chilli @powder:e39b1f
sub cooking-oil | Cooking Oil | oil | Sunkiran Oils, Telvani, Ghanidhar | @drop:f3c62f | Ingredients: Edible vegetable oil
Sunflower Oil | oilpouch yellow | 🌻 🍳 | 1 L 145, 5 L, 870 ml 128 | Light refined oil for everyday sabzi and frying
Mustard Oil | oilbottle amber | @flower:f4c922 @fish | 1 L 165, 5 L, 500 ml | Kachi ghani mustard oil with its proper sting
Groundnut Oil | oilbottle orange | @peanut @curry | 1 L 189, 5 L | Filtered peanut oil with a nutty aroma
Soyabean Oil | oilpouch leaf | @peas 🍳 | 1 L 132, 5 L | Neutral oil that lets the masala speak
Rice Bran Oil | oilpouch teal | @wheat 💪 | 1 L 155, 5 L | High smoke point and natural oryzanol
Coconut Oil Cooking | oilbottle white | @coconut @curry | 500 ml 149, 1 L | Pressed from sun-dried copra for Kerala kitchens
Sesame Oil | oilbottle brown | @grain:e9d6ae @chilli | 500 ml 198, 1 L | Gingelly oil for podi, pickles and tempering
sub olive-speciality-oil | Olive & Cold Pressed Oils | oil | Ghanidhar, Telvani, Mevastan | @olive @drop:b8b43a | Ingredients: Cold pressed oil
Extra Virgin Olive Oil | glassbottle green | @olive @salad | 500 ml 589, 250 ml, 1 L | First-pressed oil with a peppery finish for dressings | origin Spain
Olive Pomace Oil | oilbottle leaf | @olive 🍳 | 1 L 649, 500 ml, 5 L | Olive oil that stands up to Indian cooking | origin Spain
Cold Pressed Coconut Oil | glassbottle white | @coconut @curry | 500 ml 289, 1 L | Unrefined oil that smells of fresh coconut
Cold Pressed Groundnut Oil | glassbottle amber | @peanut @curry | 1 L 329, 500 ml | Wood-pressed, cloudy and full of flavour
Flaxseed Oil | glassbottle brown | @grain:7a4a25 @salad | 250 ml 269, 500 ml | Drizzling oil rich in omega-3
Cold Pressed Mustard Oil | glassbottle yellow | @flower:f4c922 @fish | 1 L 289, 500 ml | Single press oil for pickles and Bengali fish
sub ghee | Ghee & Vanaspati | oil | Gauvana, Brindagau, Ghanidhar, Dudhsar | @jarliquid:f4c94a @roti | Ingredients: Milk fat or vegetable fat | +dairy-bread-eggs
Pure Desi Ghee | carton gold | @liquid:f6d267 @roti | 1 L 629, 500 ml, 200 ml | Golden, grainy ghee with the smell of a festive kitchen | x4
Cow Ghee | jar amber | @liquid:f6d267 🐄 | 500 ml 365, 1 L, 200 ml | Cow milk ghee with a natural yellow colour
A2 Bilona Ghee | jar maroon | @liquid:f1c24f 🐄 | 500 ml 849, 250 ml | Curd-churned ghee, made slowly in earthen pots
Buffalo Ghee | tin green | @liquid:fbf1cf 🐃 | 1 L 649, 500 ml | White, grainy ghee for sweets
Vanaspati | pouch yellow | @liquid:fbf6e2 @croissant | 1 L 142, 500 ml | Vegetable fat for flaky bakes and halwai sweets
Spiced Cooking Ghee | jar orange | @liquid:e7b545 @mint | 250 ml 249, 500 ml | Ghee tempered with cumin and curry leaf
sub powdered-spices | Powdered Spices | spice | Masalvan, Tikhara, Kesaria Ghar, Khetaan Organic | @powder:e0a015 @powder:b3261e | Ingredients: Ground spice
Turmeric Powder | box yellow | @powder:e5a50a @milk | 200 g 68, 100 g, 500 g | Bright haldi with high curcumin and a warm smell | x4
Red Chilli Powder | box red | @powder:b8200f @chilli | 200 g 98, 100 g, 500 g | Hot, clean chilli powder from Guntur | x4
Coriander Powder | box leaf | @powder:a3854a @mint | 200 g 62, 100 g, 500 g | Fresh-smelling dhania, ground a little coarse
Kashmiri Chilli Powder | box maroon | @powder:c2170b @chilli | 100 g 92, 200 g | Deep red colour with gentle heat
Cumin Powder | box brown | @powder:8a6a3c | 100 g 84, 200 g | Roasted jeera, ground for raita and dals
Black Pepper Powder | box black | @powder:4a4038 🍳 | 50 g 79, 100 g | Malabar pepper with bite
Amchur Powder | box lime | @powder:c9b27c @mango | 100 g 58, 50 g | Tangy dried mango for chaat and bhindi
Dry Ginger Powder | box kraft | @powder:d8bf8d @ginger | 100 g 76, 50 g | Warming saunth for chai and sweets
sub whole-spices | Whole Spices | spice | Masalvan, Kesaria Ghar, Giriphal | @grain:7a5a2e @grain:3b322b | Ingredients: Whole spice
Cumin Seeds | pouch amber | @grain:8c6b3f | 100 g 62, 200 g, 500 g | Fragrant jeera that splutters the moment it meets ghee
Mustard Seeds | pouch black | @grain:33261f @coconut | 100 g 24, 200 g | Small black rai for the tempering pan
Green Cardamom | pouch green | @grain:8fae62 @coffee | 50 g 199, 20 g, 100 g | Bold elaichi pods, green and full of seed
Cloves | pouch maroon | @grain:4c2a1c | 50 g 88, 100 g | Hand-picked laung with their heads on
Cinnamon | pouch brown | @sticks:9a5a2c | 50 g 52, 100 g | Thin, sweet bark for pulao and chai
Black Pepper Whole | pouch black | @grain:2e2825 🍳 | 100 g 118, 50 g | Heavy peppercorns from the Western Ghats
Bay Leaf | pouch leaf | @leafbunch:7a8a4e @curry | 25 g 18, 50 g | Dried tej patta for biryani and dal
Fennel Seeds | pouch lime | @grain:a9b561 | 100 g 38, 200 g | Sweet saunf for after dinner and before pickles
Ajwain | pouch kraft | @grain:9a7b4b | 100 g 42, 200 g | Sharp carom seeds for puris and sore stomachs
sub blended-masala | Blended Masalas | spice | Kesaria Ghar, Masalvan, Tikhara | @powder:7c3f1d @curry | Ingredients: Spices and condiments
Garam Masala | box maroon | @powder:6b3d1f @curry | 100 g 88, 50 g, 200 g | Thirteen spices, roasted one by one and ground together
Chaat Masala | box lime | @powder:8d6f4b @salad | 100 g 62, 50 g | Tangy finish for fruit, fries and pakoras
Sambar Masala | box orange | @powder:a5552a @curry:b0521c | 100 g 66, 200 g | The roast of lentils and chilli that makes it sambar
Biryani Masala | box purple | @powder:8a4a20 @curry | 50 g 68, 100 g | Whole-spice aroma for chicken, mutton or vegetable biryani
Pav Bhaji Masala | box red | @powder:a33a17 @bread | 100 g 72, 50 g | Street-side flavour for the flat griddle
Chole Masala | box brown | @powder:5d3a22 @curry:b0521c | 100 g 70, 50 g | Dark, tangy blend with anardana
Chicken Masala | box orange | @powder:a4441b @chicken | 100 g 78, 50 g | Robust blend for a home-style curry
Kitchen King Masala | box blue | @powder:b07430 👑 | 100 g 82, 50 g | One pinch that improves any vegetable
Tea Masala | tin brown | @powder:7a5a3a @coffee | 50 g 88, 100 g | Ginger, cardamom and pepper for the evening cup
sub pastes-hing | Pastes, Hing & Tamarind | spice | Tikhara, Masalvan, Chatnivala | @garlic @ginger | Ingredients: Spices, salt, permitted preservative
Ginger Garlic Paste | pouch green | @garlic @ginger | 200 g 48, 100 g, 1 kg | Equal parts, ground smooth, nothing to peel
Asafoetida | jar yellow | @powder:e8cf8b @curry | 50 g 92, 25 g | Strong compounded hing: a pinch is plenty
Tamarind | pouch brown | @cubes:5a2d18 @curry:b0521c | 200 g 58, 500 g | Seedless imli for sambar, rasam and chutney
Tamarind Paste | jar maroon | @liquid:4a1f12 @curry:b0521c | 200 g 88, 400 g | Imli with the soaking already done
Dried Red Chilli | pouch red | @chilli:8e1a14 | 100 g 58, 200 g | Byadgi chillies, wrinkled and bright
Kasuri Methi | box leaf | @flakes:6d7a3c @curry | 25 g 32, 100 g | Sun-dried leaves to crush over butter chicken
Onion Paste Fried | pouch brown | @onion @curry | 200 g 72, 100 g | Browned onions, ready for the gravy
`;
