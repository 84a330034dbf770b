/** Dairy, bread and eggs, in the columns that readDepartment explains. */
export const dairyBreadEggs = `
category dairy-bread-eggs | Dairy, Bread & Eggs | #d7f0ff | @egg @cheese
sub milk | Milk | chilled | Gauvana, Dudhsar, Himkund, Brindagau | @milk | Ingredients: Pasteurised milk
Toned Milk | milkpouch blue | @milk @coffee @cookie | 500 ml 28, 1 L, 200 ml | Pasteurised milk with 3% fat, light enough for the day and rich enough for strong chai | x4
Full Cream Milk | milkpouch red | @milk 🍮 @flakes:e2b878 | 500 ml 34, 1 L, 200 ml | Milk with 6% fat that sets thick curd and thick kheer | x4
Cow Milk | milkpouch sky | @milk 🐄 | 500 ml 30, 1 L | Light, naturally sweet cow milk that children drink without a fuss
Buffalo Milk | milkpouch black | @milk 🐃 | 500 ml 38, 1 L | Rich buffalo milk with a layer of malai on top
Double Toned Milk | milkpouch yellow | @milk @flakes:e2b878 | 500 ml 26, 1 L | Just 1.5% fat, for those who count
A2 Cow Milk | milkbottle green | @milk 🐄 | 500 ml 56, 1 L | Milk of desi Gir cows, bottled on the farm
Long Life Toned Milk | carton sky | @milk @coffee | 1 L 76, 200 ml 18, 6 x 1 L | Heat-treated milk that waits on the shelf until you need it
Slim Milk | carton teal | @milk 💪 | 1 L 82, 500 ml | Fat-free milk with all the calcium left in
Lactose Free Milk | carton violet | @milk | 1 L 98, 250 ml | Milk for those whom ordinary milk does not love back
Goat Milk | milkbottle orange | @milk 🐐 | 200 ml 78, 500 ml | Easy-to-digest goat milk from free-grazing herds
sub curd-yogurt | Curd & Yogurt | chilled | Gauvana, Dudhsar, Himkund, Brindagau | @liquid:fdfaf1 | Ingredients: Pasteurised milk, live cultures
Thick Curd | tub blue | @liquid:fdfaf1 @spoon | 400 g 38, 200 g, 1 kg | Set dahi that stands on the spoon and stays mild
Fresh Curd | milkpouch green | @liquid:fdfaf1 @grain:fdfaf2 | 500 g 36, 1 kg, 200 g | Everyday pouch curd for rice, raita and kadhi
Greek Yogurt Plain | tub white | @liquid:fdfaf1 @blueberry | 90 g 45, 400 g | Strained until it is thick, with twice the protein
Greek Yogurt Blueberry | tub violet | @liquid:fdfaf1 @blueberry | 90 g 50, 4 x 90 g | Strained yogurt over a layer of blueberries
Mango Yogurt | tub orange | @liquid:fbe2a4 @mango | 85 g 30, 4 x 85 g | Smooth yogurt blended with alphonso pulp
Strawberry Yogurt | tub pink | @liquid:f9cfd4 @strawberry | 85 g 30, 4 x 85 g | Creamy yogurt with real strawberry bits
Mishti Doi | claypot brown | @liquid:e8c79a @spoon | 85 g 32, 400 g | Caramel-coloured Bengali curd set in its own pot
Probiotic Dahi | tub teal | @liquid:fdfaf1 @salad | 400 g 62, 200 g | Curd with a culture that is kind to the stomach
Pot Set Curd | claypot kraft | @liquid:fdfaf1 @spoon | 400 g 66, 1 kg | Slow-set dahi in an earthen pot that drinks up the whey
sub butter-ghee-cream | Butter & Cream | chilled | Gauvana, Himkund, Brindagau, Dudhsar | @butter @bread | Ingredients: Pasteurised cream
Salted Butter | box yellow | @butter @bread | 100 g 58, 500 g, 20 g | Golden table butter for toast, pav bhaji and parathas | x4
Unsalted Butter | box sky | @butter @cake | 100 g 62, 500 g | Pure white-label butter for baking
White Butter | tub cream | @butter:f7f0dc @roti | 200 g 120, 100 g | Soft makhan, churned the village way
Garlic Herb Butter | tub green | @butter @garlic | 100 g 99, 200 g | Butter with garlic and parsley for instant garlic bread
Fresh Cream | tetra blue | @liquid:fff8ea @strawberry | 250 ml 68, 1 L, 200 ml | Pouring cream with 25% fat for gravies and fruit
Whipping Cream | carton pink | @liquid:ffffff @cake | 1 L 245, 250 ml | Cream that doubles when it is whipped
Cooking Cream | tetra orange | @liquid:fff8ea @spaghetti | 1 L 228, 250 ml | Cream that will not split in a hot pan
Peanut Spread Butter Blend | tub amber | @peanut @butter | 200 g 129, 400 g | Half butter, half roasted peanut, wholly for toast
sub paneer-cheese | Paneer, Cheese & Tofu | chilled | Gauvana, Himkund, Dudhsar, Brindagau | @cheese @cubes:fbf6e6 | Ingredients: Milk solids, citric acid or cultures
Fresh Paneer | pouch green | @cubes:fbf6e6 @curry | 200 g 88, 500 g, 1 kg | Soft, milky paneer that takes up every gravy and does not crumble | x4
Malai Paneer | tray blue | @cubes:fffaf0 @kebab | 200 g 105, 500 g | Extra-creamy paneer for tikka and bhurji
Low Fat Paneer | pouch teal | @cubes:fbf6e6 @salad | 200 g 99, 400 g | High protein, half the fat, still soft
Cheese Slices | box yellow | @cheese 🍔 | 200 g 148, 100 g, 400 g | Individually wrapped slices that melt over anything
Cheese Cubes | box orange | @cheese @kebab | 200 g 135, 400 g | Little cubes for tiffins and cocktail sticks
Mozzarella Block | pouch sky | @cheese:f3e6bd 🍕 | 200 g 155, 1 kg | Stretchy pizza cheese that browns in spots
Cheese Spread Plain | tub amber | @cheese @bread | 180 g 110, 400 g | Creamy spread with a mild tang
Cheddar Block | pouch amber | @cheese 🍷 | 200 g 189, 400 g | Aged six months for a proper bite
Soya Tofu | tray green | @cubes:f7f1dd 🥢 | 200 g 75, 400 g | Firm tofu pressed from Indian soya beans
Feta In Brine | jar blue | @cubes:ffffff @salad | 200 g 220, 100 g | Crumbly, salty cheese for summer salads
sub bread-pav | Bread & Pav | bakery | Pavmill, Ovenbari, Crumbkari | @bread | Ingredients: Wheat flour, yeast, sugar, edible oil, salt
White Bread | breadbag blue | @bread @butter | 400 g 42, 200 g 24, 700 g | Soft, even slices for sandwiches and toast
Brown Bread | breadbag brown | @bread:9a6435 🥪 | 400 g 50, 200 g | Wheaty slices with a little more chew
Whole Wheat Bread | breadbag amber | @bread:8f5d30 @salad | 400 g 55, 200 g | Bread of 100% atta, no maida at all
Multigrain Bread | breadbag green | @bread:8f5d30 @wheat | 400 g 62, 250 g | Seven grains and seeds in every slice
Milk Bread | breadbag red | @bread:d8a55c @milk | 400 g 48, 200 g | Slightly sweet and cloud soft
Ladi Pav | breadbag orange | @bread:bb7d3c @curry | 6 pcs 32, 12 pcs | Pull-apart pav for bhaji, vada and misal
Burger Buns | breadbag yellow | 🍔 @fries | 4 pcs 42, 2 pcs, 6 pcs | Sesame-topped buns that hold up to a juicy patty
Pizza Base | breadbag red | @roti 🍕 | 2 pcs 48, 3 pcs | Ready-rolled bases, crisp outside and soft in the middle
Garlic Bread Loaf | breadbag green | @baguette @garlic | 200 g 75, 350 g | Slit, buttered and ready for the oven
Sourdough Loaf | paperbag kraft | @baguette @butter | 400 g 165, 250 g | Slow-fermented loaf with a crackling crust
sub eggs | Eggs | eggs | Coopwala, Andora Farms, Khetaan Organic | @egg | Ingredients: Eggs
White Eggs | eggtray blue | @egg 🍳 | 6 pcs 54, 12 pcs, 30 pcs | Clean, fresh farm eggs for boiling, frying and baking
Brown Eggs | eggtray amber | @egg:b9794a 🍳 | 6 pcs 75, 12 pcs, 10 pcs | Brown-shelled eggs from well-fed hens
Free Range Eggs | eggtray green | @egg:d9a878 🐔 | 6 pcs 99, 10 pcs, 12 pcs | Eggs of hens that walk outdoors all day
Kadaknath Eggs | eggtray black | @egg:d8c3a5 🐓 | 6 pcs 149, 10 pcs | Small, prized eggs of the black Kadaknath hen
Omega Enriched Eggs | eggtray red | @egg 💪 | 6 pcs 92, 10 pcs, 12 pcs | From hens fed on flax seed
Duck Eggs | eggtray teal | @egg:dfe0d2 🦆 | 6 pcs 96, 4 pcs | Larger eggs with a deep orange yolk for bakers
Quail Eggs | eggtray kraft | @egg:cdb892 @salad | 12 pcs 79, 24 pcs | Tiny speckled eggs for salads and starters
sub lassi-milkshakes | Lassi, Chaas & Shakes | chilled | Gauvana, Dudhsar, Himkund, Thandigali | @cola @milk | Ingredients: Milk solids, sugar, cultures or flavour | +cold-drinks-juices
Sweet Lassi | tetra blue | @milk @mango | 200 ml 25, 1 L, 6 x 200 ml | Thick Punjabi lassi with just enough sugar
Masala Chaas | tetra green | @milk @mint | 200 ml 15, 1 L, 6 x 200 ml | Spiced buttermilk with cumin, ginger and curry leaf
Mango Lassi | bottle orange | @mango @milk | 200 ml 35, 6 x 200 ml | Lassi blended with kesar mango pulp
Chocolate Milkshake | bottle cocoa | @chocolate @milk | 200 ml 40, 6 x 200 ml | Cold, creamy and properly chocolatey
Kesar Badam Milk | bottle amber | @milk @almond | 200 ml 40, 6 x 200 ml | Milk with saffron and crushed almonds
Cold Coffee | can brown | @coffee @ice | 200 ml 45, 4 x 200 ml | Strong coffee and milk, ready to shake
Strawberry Milkshake | bottle pink | @strawberry @milk | 200 ml 40, 6 x 200 ml | Pink, sweet and gone in six sips
Rose Milk | bottle rose | @rose @milk | 200 ml 35, 6 x 200 ml | South Indian rose milk with a soft fragrance
sub batter-dough | Batter & Fresh Dough | batter | Tiffin Tales, Annagiri, Chakkivan | @liquid:fbf4e2 | Ingredients: Cereals, pulses or wheat flour, salt
Idli Dosa Batter | pouch green | @liquid:fbf4e2 @coconut | 1 kg 85, 500 g | Stone-ground batter, fermented overnight and ready to pour
Ragi Dosa Batter | pouch brown | @liquid:b98f74 @pancakes | 1 kg 110, 500 g | Finger millet batter for dark, crisp dosas
Moong Chilla Batter | pouch lime | @liquid:c9c878 @pancakes | 500 g 79, 1 kg | Ready-to-pour batter for protein-rich chillas
Vada Batter | pouch amber | @liquid:f3e6c6 🍩 | 500 g 75, 250 g | Airy urad batter with a nozzle that makes the hole for you
Malabar Parotta Fresh | pouch orange | @roti @curry | 5 pcs 79, 10 pcs | Layered parottas, half cooked and chilled
Whole Wheat Chapati | pouch kraft | @roti @curry:b0521c | 10 pcs 72, 5 pcs, 20 pcs | Ready chapatis that puff in thirty seconds
Appam Batter | pouch white | @liquid:ffffff @coconut | 500 g 69, 1 kg | Rice and coconut batter for lacy appams
`;
