/** Ice cream and frozen food, in the columns that readDepartment explains. */
export const iceCreamFrozen = `
category ice-cream-frozen | Ice Cream & Frozen | #d3f2ff | @icecream @peas
sub ice-cream-tubs | Ice Cream Tubs | icecream | Kulfista, Barfeela, Gauvana | @icecream | Ingredients: Milk solids, sugar, cream
Vanilla Ice Cream | icetub cream | @icecream:f7efd8 @cone | 700 ml 199, 1.25 L, 125 ml | Real vanilla specks in slow-churned cream
Chocolate Ice Cream | icetub cocoa | @icecream:6b3d25 @chocolate | 700 ml 229, 1.25 L, 125 ml | Dark cocoa with chocolate chips
Butterscotch Ice Cream | icetub amber | @icecream:e0b06a @honey | 700 ml 225, 1.25 L | Crunchy praline all the way down
Strawberry Ice Cream | icetub pink | @icecream @strawberry | 700 ml 219, 1.25 L | Ripe berries folded into cream
Mango Ice Cream | icetub orange | @icecream:f2b347 @mango | 700 ml 235, 1.25 L | Alphonso pulp, and lots of it
Kesar Pista Ice Cream | icetub green | @icecream:cfd28a @almond | 700 ml 265, 125 ml | Saffron strands and pistachio slivers
Tender Coconut Ice Cream | icetub white | @coconut @icecream | 500 ml 249, 100 ml | Slices of young coconut in light cream
sub cones-sticks | Cones, Bars & Cups | icecream | Kulfista, Barfeela, Choko Nanu | @cone @chocolate | Ingredients: Milk solids, sugar, cocoa
Chocolate Cone | flowpack cocoa | @cone @chocolate | 110 ml 45, 4 x 110 ml | Crisp wafer with a chocolate tip at the end
Butterscotch Cone | flowpack amber | @cone:efc58a @honey | 110 ml 45, 4 x 110 ml | Praline on top, caramel in the middle
Choco Bar | flowpack brown | @icebar:5a3420 @chocolate | 60 ml 25, 6 x 60 ml | Vanilla under a shell that cracks
Mango Duet Bar | flowpack orange | @icebar:f2a93c @mango | 60 ml 30, 6 x 60 ml | Mango ice around a cream heart
Orange Ice Lolly | flowpack sky | @icebar:f58220 @orange | 55 ml 15, 6 x 55 ml | Pure summer on a stick
Vanilla Cup | icetub white | @icecream:f7efd8 @spoon | 100 ml 25, 6 x 100 ml | The little cup with the wooden spoon
Ice Cream Sandwich | flowpack blue | @sandwich:5a3420 @cone | 90 ml 45, 4 x 90 ml | Vanilla between two soft biscuits
sub kulfi | Kulfi & Falooda | icecream | Kulfista, Rasdhara, Barfeela | @icebar:ead7ac @almond | Ingredients: Reduced milk, sugar, nuts
Malai Kulfi | flowpack cream | @icebar:f1e3bf @milk | 60 ml 35, 6 x 60 ml | Milk reduced for hours, nothing hurried
Kesar Pista Kulfi | flowpack gold | @icebar:efc45c @almond | 60 ml 40, 6 x 60 ml | Saffron kulfi with green pistachio
Mango Kulfi | flowpack orange | @icebar:f2a93c @mango | 60 ml 40, 6 x 60 ml | Alphonso in a matka mould
Matka Kulfi | claypot kraft | @liquid:f1e3bf @almond | 100 ml 65, 4 x 100 ml | Set in clay and sealed with foil
Rose Falooda Cup | icetub rose | @rose @icecream | 150 ml 75, 4 x 150 ml | Rose, sabja and vermicelli in layers
sub frozen-snacks | Frozen Snacks | frozen | Jhatpat Rasoi, Frostkhet, Tiffin Tales | | Ingredients: Vegetables, flour, edible oil, spices
French Fries | pouch red | @fries @tomato | 420 g 115, 750 g, 1 kg | Straight-cut fries that crisp in the pan or the oven
Aloo Tikki | box orange | @discs:c98a3a @potato | 400 g 120, 1 kg | Spiced potato patties for chaat and burgers
Veg Momos | box green | 🥟 @chilli | 10 pcs 129, 24 pcs | Thin skins, cabbage and carrot, chutney inside
Punjabi Samosa | box amber | @triangles:d39a45 @potato | 8 pcs 125, 16 pcs | Half-fried samosas that finish in six minutes
Smiley Potato Bites | pouch yellow | @discs:e6b24a @potato | 415 g 135, 750 g | Happy faces of mashed potato
Veg Nuggets | pouch leaf | @nuts:d39a45 @carrot | 400 g 145, 1 kg | Mixed vegetables in a golden crumb
Cheese Corn Triangles | box yellow | @triangles:e0a93f @corn @cheese | 400 g 179, 250 g | Corn and melted cheese in a crunchy coat
Spring Rolls | box red | @sticks:d9a04a 🥢 | 10 pcs 149, 20 pcs | Crackly wrappers, peppery filling
sub frozen-vegetables | Frozen Vegetables & Fruit | frozen | Frostkhet, Giriphal, Khetaan Organic | @peas @corn | Ingredients: Vegetables or fruit
Green Peas Frozen | pouch green | @grain:5fae3a @peas | 500 g 92, 200 g, 1 kg | Sweet winter peas for every season
Sweet Corn Frozen | pouch yellow | @grain:f2c230 @corn | 500 g 99, 200 g, 1 kg | Kernels cut and frozen the same day
Mixed Vegetables Frozen | pouch orange | @cubes:e0802e @carrot @peas | 500 g 105, 1 kg | Peas, beans, carrot and corn
Broccoli Florets Frozen | pouch leaf | @broccoli @ice | 400 g 149, 1 kg | Even florets that keep their bite
Berry Mix Frozen | pouch purple | @blueberry @strawberry | 300 g 289, 1 kg | Four berries for smoothies
Mango Chunks Frozen | pouch amber | @cubes:f2a93c @mango | 400 g 219, 1 kg | Ripe dices for shakes in December
sub frozen-breads | Frozen Parathas & Breads | frozen | Jhatpat Rasoi, Tiffin Tales, Pavmill | @roti @butter | Ingredients: Wheat flour, edible oil
Malabar Paratha | pouch orange | @roti @curry | 5 pcs 110, 10 pcs | Flaky layers, three minutes on the tawa
Whole Wheat Paratha | pouch kraft | @roti @curry:b0521c | 5 pcs 115, 10 pcs | Atta parathas for tiffin mornings
Aloo Paratha | pouch amber | @roti @potato | 4 pcs 125, 8 pcs | Stuffed to the edges with spiced potato
Garlic Naan | pouch green | @roti @garlic | 4 pcs 115, 8 pcs | Buttery naan with nigella and garlic
Kulcha | pouch yellow | @roti:f0d9ae @curry:b0521c | 4 pcs 85, 8 pcs | Soft rounds that wait for chole
sub frozen-nonveg | Frozen Non-Veg | frozen | Murgian, Sagarmin, Jhatpat Rasoi | @chicken | Diet: Non-vegetarian; Ingredients: Chicken or fish, crumb, spices | +meat-fish
Chicken Nuggets | pouch orange | @nuts:cf8a35 @chicken | 450 g 245, 250 g, 1 kg | Whole-muscle chicken in a light crumb
Chicken Momos | box red | 🥟 🐔 | 10 pcs 169, 24 pcs | Juicy filling, thin skins
Chicken Seekh Kebab | box maroon | @sticks:8a4a24 🔥 | 10 pcs 239, 20 pcs | Smoky mince kebabs, half grilled
Fish Fingers | box blue | @sticks:d9983a @fish | 300 g 265, 500 g | Flaky fillet under a golden crust
Chicken Popcorn | pouch yellow | @chicken @popcorn | 400 g 235, 250 g | Bite-sized and gone at half time
`;
