/** Biscuits, cookies and cakes, in the columns that readDepartment explains. */
export const biscuitsCakes = `
category biscuits-cakes | Biscuits & Cakes | #ffe8d2 | @croissant @cookie
sub cookies | Cookies | snack | Maidaa & Co, Bisko Junction, Dunkoo, Ovenbari | @cookie @milk | Ingredients: Wheat flour, butter, sugar
Butter Cookies | flowpack yellow | @cookie:dcae6c @butter | 75 g 25, 200 g, 400 g | Crumbly cookies with real butter
Choco Chip Cookies | flowpack cocoa | @cookie @chocolate | 75 g 30, 150 g, 300 g | More chips than seems reasonable
Cashew Cookies | flowpack amber | @cookie:dcae6c @peanut | 75 g 30, 200 g | Golden cookies with bits of kaju
Oatmeal Cookies | flowpack green | @cookie @wheat | 75 g 35, 150 g | Chewy oats and a touch of cinnamon
Jeera Cookies | flowpack kraft | @cookie:dcae6c @mint | 100 g 32, 200 g | Sweet, salty and full of cumin
Coconut Cookies | flowpack sky | @cookie:e3bd85 @coconut | 75 g 22, 150 g | Toasted coconut in every bite
sub cream-biscuits | Cream Biscuits | snack | Dunkoo, Bisko Junction, Maidaa & Co | @sandwich:5a3420 @milk | Ingredients: Wheat flour, sugar, edible oil, cocoa or flavour
Chocolate Cream Biscuits | flowpack cocoa | @sandwich:6b3d22 @chocolate | 75 g 15, 120 g, 4 x 75 g | Cocoa shells around smooth chocolate cream
Vanilla Cream Biscuits | flowpack blue | @sandwich:3b2a24 @cone | 75 g 15, 120 g | Dark biscuits, white cream, easy to twist
Orange Cream Biscuits | flowpack orange | @sandwich:e9a94f @orange | 75 g 12, 120 g | The tangy one from every lunch box
Strawberry Cream Biscuits | flowpack pink | @sandwich:efc29a @strawberry | 75 g 12, 120 g | Pink cream between golden biscuits
Elaichi Cream Biscuits | flowpack green | @sandwich:efcf9a @mint | 75 g 12, 120 g | Cardamom cream for the chai hour
Bourbon Biscuits | flowpack maroon | @bar:5a2f1c @coffee | 60 g 12, 150 g, 4 x 60 g | Sugar-topped chocolate fingers
sub glucose-marie | Glucose & Marie | snack | Bisko Junction, Dunkoo, Poshanika | @bar:e2b56a @coffee | Ingredients: Wheat flour, sugar, milk solids
Glucose Biscuits | flowpack yellow | @bar:e9bd6c @milk | 100 g 10, 250 g, 800 g | The plain milk biscuit that everybody grew up on
Marie Biscuits | flowpack red | @discs:e6bd78 @coffee | 100 g 12, 250 g, 500 g | Light, crisp rounds that were made for tea
Milk Biscuits | flowpack sky | @discs:efcf95 @milk | 100 g 14, 250 g | Extra milk for a softer bite
Digestive Biscuits | flowpack brown | @discs:c58f4c @wheat | 100 g 24, 250 g, 1 kg | Whole wheat and bran, lightly sweet
Ragi Biscuits | flowpack cocoa | @discs:8f5a3c @wheat | 100 g 32, 200 g | Millet biscuits with jaggery
Sugar Free Marie | flowpack teal | @discs:e6bd78 @coffee | 100 g 26, 200 g | No added sugar, same dunk
sub crackers-savoury | Crackers & Savoury | snack | Bisko Junction, Maidaa & Co, Dunkoo | @squares:eec983 @cheese | Ingredients: Wheat flour, edible oil, salt
Salted Crackers | flowpack blue | @squares:eec983 @salt | 75 g 12, 200 g | Flaky, salty and good with anything
Cheese Crackers | flowpack orange | @squares:eeb04f @cheese | 75 g 20, 150 g | Baked with sharp cheese
Masala Crackers | flowpack red | @squares:e2a253 @chilli | 75 g 15, 200 g | Sweet, spicy, two at a time
Cream Crackers | flowpack cream | @squares:f3dca9 @tomato | 120 g 30, 300 g | Plain crackers that wait for a topping
Methi Crackers | flowpack green | @squares:d9bd76 @mint | 100 g 25, 200 g | Layered crackers with kasuri methi
Breadsticks Garlic | box amber | @sticks:dda75a @garlic | 100 g 75, 200 g | Thin, twice-baked grissini
sub rusk-khari | Rusk, Khari & Toast | bakery | Pavmill, Crumbkari, Ovenbari | @bread:9a6435 @coffee | Ingredients: Wheat flour, sugar, edible oil
Elaichi Rusk | flowpack amber | @bread:9a6435 @coffee | 200 g 38, 400 g | Twice-baked toast scented with cardamom
Suji Rusk | flowpack orange | @bread:a86f38 @coffee | 200 g 42, 400 g | Semolina toast with a deeper crunch
Plain Khari | pouch yellow | @croissant @coffee | 200 g 72, 400 g | Puff pastry in a hundred layers
Jeera Khari | pouch green | @croissant @mint | 200 g 76, 400 g | Flaky khari with roasted cumin
Milk Toast | flowpack blue | @bread @milk | 200 g 44, 300 g | Sweeter, softer, children's favourite
Nankhatai | box gold | @cookie:e3bd85 @diya | 200 g 99, 400 g | Ghee biscuits that melt before you chew
sub cakes-muffins | Cakes, Muffins & Pastries | bakery | Ovenbari, Crumbkari, Pavmill | | Ingredients: Wheat flour, sugar, milk solids
Chocolate Muffin | box cocoa | @cupcake:6b3d25 @chocolate | 2 pcs 60, 4 pcs | Moist crumb, melted chips
Fruit Cake | flowpack red | @cake @cherry | 130 g 40, 250 g | Tutti-frutti slices for the tiffin
Vanilla Cup Cake | box pink | @cupcake @cone | 2 pcs 55, 6 pcs | Soft sponge with a swirl
Plum Cake | box maroon | 🎂~b0.8 @grapes | 350 g 249, 700 g | Dark, rummy fruit soaked for months
Butter Croissant | box amber | @croissant @butter | 2 pcs 110, 4 pcs | All-butter layers, bake for five minutes
Chocolate Swiss Roll | flowpack brown | 🍥~s0.5b0.8 @chocolate | 4 pcs 60, 8 pcs | Sponge rolled around cocoa cream
Doughnut Sugar Glazed | box sky | 🍩 @coffee | 2 pcs 90, 4 pcs | Ring doughnuts, fresh every morning
Birthday Cake Chocolate | box purple | 🎂 🕯️ | 500 g 399, 1 kg | Ready when the plan was made this morning
`;
