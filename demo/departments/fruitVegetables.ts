/** Fruit and vegetables, in the columns that readDepartment explains. */
export const fruitVegetables = `
category fruit-vegetables | Fruits & Vegetables | #ddf4dd | @broccoli @banana @tomato @carrot
sub fresh-vegetables | Fresh Vegetables | produce | -, Khetaan Organic | @tomato @carrot @onion | Best used in: Everyday cooking
Onion | loose | @onion @tomato @potato | 1 kg 38, 500 g, 2 kg, 5 kg | Firm, dry-skinned onions with a good bite, the start of most Indian gravies
Tomato | loose | @tomato @onion @mint | 500 g 24, 1 kg, 250 g | Ripe, juicy tomatoes with thin skins that melt down quickly in a masala
Potato | loose | @potato @onion @curry | 1 kg 34, 500 g, 2 kg, 5 kg | All-purpose potatoes that hold together in a curry and crisp up in hot oil
Green Chilli | loose | @chilli:4a8a34 @lemon | 100 g 12, 250 g | Slim, sharp green chillies for tempering, chutneys and the side of the plate
Ginger | loose | @ginger @garlic | 100 g 18, 250 g | Plump ginger with little fibre and plenty of juice for chai and curries
Garlic | loose | @garlic @onion | 100 g 24, 250 g | Full bulbs with fat cloves that peel easily
Coloured Capsicum | loose | @capsicum:c42a1c @capsicum:eeb41a @capsicum | 2 pcs 72, 3 pcs | Thick-walled capsicums, sweet enough to eat raw
Green Capsicum | loose | @capsicum @onion | 250 g 28, 500 g | Crisp green capsicums for stir-fries, sandwiches and stuffed shimla mirch
Carrot | loose | @carrot @peas | 500 g 32, 250 g, 1 kg | Crunchy orange carrots, sweet enough for salad and gajar halwa
Cucumber | loose | @cucumber @lemon | 500 g 28, 250 g, 1 kg | Cool, seedless-centred cucumbers for raita and salad
Lady Finger | loose | @okra @onion | 250 g 22, 500 g, 1 kg | Tender bhindi that snaps at the tip, never stringy
Brinjal | loose | @brinjal @tomato | 500 g 34, 250 g | Glossy brinjals with few seeds, right for bharta and bharwan
Cauliflower | loose | @cauliflower @potato | 1 pc 36, 2 pcs | Tight, creamy-white curds with fresh green leaves around them
Cabbage | loose | @cabbage @carrot | 1 pc 30, 2 pcs | Heavy, tightly packed heads for sabzi, slaw and momos
Bottle Gourd | loose | @gourd @tomato | 1 pc 32, 2 pcs | Young lauki with soft skin that cooks in minutes
Green Peas | loose | @peas @carrot | 250 g 36, 500 g, 1 kg | Sweet peas in the pod, best shelled while you talk
French Beans | loose | @beans @carrot | 250 g 30, 500 g | Slender beans with a clean snap for poriyal and pulao
Beetroot | loose | @beetroot @salad | 500 g 30, 250 g | Deep red beetroots that stay earthy and sweet when steamed
Radish | loose | @radish @salad | 500 g 24, 250 g | Crisp white mooli for parathas and salad
Bitter Gourd | loose | @bittergourd @onion | 250 g 24, 500 g | Firm karela with a proper bitter edge for those who love it
Sweet Corn | loose | @corn @lemon | 2 pcs 32, 1 pc | Milky-kernelled cobs to roast on the flame with lemon and salt
Pumpkin | loose | @pumpkin @chilli | 500 g 26, 1 kg | A sweet wedge of red pumpkin for sambar, soup and sabzi
Drumstick | loose | @drumstick @curry | 250 g 30, 500 g | Fleshy moringa pods that give sambar its character
Sweet Potato | loose | @sweetpotato @lemon | 500 g 40, 1 kg | Shakarkandi that turns honey-sweet when roasted whole
sub fresh-fruits | Fresh Fruits | produce | -, Khetaan Organic | @apple @banana @orange | Best used in: Fruit bowls, juices and tiffins
Banana Robusta | loose | @banana @milk | 6 pcs 42, 12 pcs, 3 pcs | Ready-to-eat bananas with a creamy bite for tiffins and shakes
Banana Yelakki | loose | @smallbanana @honey | 500 g 58, 1 kg | Small, honey-sweet yelakki bananas that children finish in two bites
Apple Royal Gala | loose | @apple:c43a31 @greenapple | 4 pcs 148, 6 pcs | Crisp, sweet apples with a thin, striped skin | origin New Zealand
Apple Shimla | loose | @apple @mint | 4 pcs 120, 1 kg 189 | Juicy hill apples with the scent of the orchard still on them
Green Apple | loose | @greenapple @salad | 4 pcs 168, 2 pcs | Tart, crunchy apples for salads and dieters | origin Italy
Orange Nagpur | loose | @orange @juice | 1 kg 96, 500 g | Loose-skinned oranges that are sweet with a little tang
Sweet Lime | loose | @sweetlime @juice | 1 kg 88, 500 g | Juicy mosambi that yields a full glass from three fruits
Pomegranate | loose | @pomegranate @salad | 500 g 118, 1 kg | Ruby arils, soft seeds and plenty of juice
Papaya | loose | @papaya @lemon | 1 pc 58, 2 pcs | Ripe papaya with sunset-coloured flesh, ready today
Watermelon | loose | @watermelon @ice | 1 pc 79, 2 pcs | A heavy, hollow-sounding melon for hot afternoons
Musk Melon | loose | @muskmelon @ice | 1 pc 62, 2 pcs | Fragrant kharbuja with soft, sweet flesh
Pineapple | loose | @pineapple 🍹 | 1 pc 78, 2 pcs | Golden pineapple, peeled by you or blended into everything
Grapes Green | loose | @grapes:b7c75a @cheese | 500 g 78, 250 g, 1 kg | Seedless green grapes that pop with cool sweetness
Grapes Black | loose | @grapes @cheese | 500 g 92, 250 g, 1 kg | Seedless black grapes with a deeper, winy sweetness
Guava | loose | @guava @chilli | 500 g 54, 1 kg | Crunchy guavas that want nothing but salt and chilli
Pear | loose | @pear @cheese | 4 pcs 128, 2 pcs | Buttery pears that are ready when the neck gives a little
Lemon | loose | @lemon @salt | 250 g 32, 6 pcs 30 | Thin-skinned lemons full of juice for nimbu pani and dal
Tender Coconut | loose | @tendercoconut 🌴 | 1 pc 58, 2 pcs | Young coconut with sweet water and a spoonful of malai
sub seasonal-exotic-fruits | Exotic & Seasonal Fruits | produce | -, Khetaan Organic | @mango @kiwi @strawberry | Best used in: Desserts and breakfast bowls
Mango Alphonso | loose | @mango @cone | 6 pcs 549, 12 pcs | Saffron-fleshed Ratnagiri alphonso with no fibre at all
Mango Kesar | loose | @mango:eeb02a @milk | 1 kg 219, 2 kg | Fragrant Gir kesar, the mango for aamras
Mango Totapuri | loose | @mango:cdb13a @chilli | 1 kg 89, 500 g | Firm, tangy totapuri to slice with chilli and salt
Kiwi | loose | @kiwi @strawberry | 3 pcs 109, 6 pcs | Sweet-sharp green kiwis to scoop with a spoon | origin New Zealand
Strawberry | loose | @strawberry @icecream | 200 g 99, 400 g | Red-to-the-shoulder Mahabaleshwar strawberries
Blueberry | loose | @blueberry @flakes:e2b878 | 125 g 279, 250 g | Plump berries with a silvery bloom for porridge and pancakes | origin Peru
Avocado | loose | @avocado @bread | 1 pc 139, 2 pcs | Buttery avocado, one day from ripe
Dragon Fruit | loose | @dragonfruit 🍹 | 1 pc 98, 2 pcs | Pink-skinned kamalam with mild, cool flesh
Plum | loose | @plum @peach | 500 g 189, 250 g | Dark, juicy plums from the hills
Cherry | loose | @cherry @cake | 250 g 219, 500 g | Glossy Kashmir cherries with a short, sweet season
Peach | loose | @peach @honey | 500 g 179, 4 pcs | Soft-cheeked peaches with scented flesh
Custard Apple | loose | @custardapple @milk | 500 g 119, 1 kg | Knobbly sitaphal with creamy pods, ready to eat in a day
Litchi | loose | @litchi @ice | 500 g 169, 1 kg | Muzaffarpur litchis, fragrant and dripping with juice
Chikoo | loose | @chikoo @milk | 500 g 64, 1 kg | Brown-sugar-sweet sapota for shakes
sub leafy-herbs | Leafy Greens & Herbs | leafy | -, Khetaan Organic | @bokchoy @mint | Best used in: Chutneys, dals and garnishes
Coriander Leaves | loose | @herb @chilli:4a8a34 | 100 g 14, 200 g | Fragrant dhania with tender stems, the last touch on everything
Curry Leaves | loose | @curryleaf @coconut | 50 g 9, 100 g | Deep green kadi patta still on the stalk, for tempering
Mint Leaves | loose | @mint @lemon | 100 g 14, 1 bunch 12 | Cooling pudina for chutney, raita and nimbu pani
Spinach | loose | @leafbunch @garlic | 250 g 22, 500 g, 1 bunch 24 | Broad, tender palak leaves that wilt down to silk
Fenugreek Leaves | loose | @methi @potato | 1 bunch 26, 250 g 28 | Slightly bitter methi for thepla and aloo methi
Amaranth Red | loose | @leafbunch:8e2440 @garlic | 1 bunch 24, 250 g 26 | Red chaulai that colours the whole kadhai
Dill Leaves | loose | @dill @potato | 1 bunch 20, 100 g 16 | Feathery suva with a clean, aniseed edge
Spring Onion | loose | @springonion 🥢 | 1 bunch 28, 250 g 32 | White bulbs, green tops, both worth slicing
Mustard Greens | loose | @leafbunch:3d7a2a @corn | 500 g 34, 1 bunch 30 | Peppery sarson for the winter saag
Lettuce Iceberg | loose | @lettuce 🥪 | 1 pc 48, 2 pcs | A crisp, tight head that keeps its crunch in a burger
Basil | loose | @basil 🍕 | 30 g 36, 60 g | Sweet Italian basil for pasta, pizza and pesto
Lemongrass | loose | @springonion:7aa23f @greentea | 100 g 22, 200 g | Fresh stalks for tea and Thai curries
sub exotic-vegetables | Exotic Vegetables | produce | -, Khetaan Organic | @broccoli @mushroom | Best used in: Salads, stir-fries and pasta
Broccoli | loose | @broccoli @garlic | 1 pc 64, 250 g 52 | Tight green florets with sweet stems, best barely steamed
Button Mushroom | loose | @mushroom @garlic | 200 g 49, 400 g | Clean, closed white caps that soak up any masala
Zucchini Green | loose | @zucchini @spaghetti | 500 g 68, 250 g | Tender zucchini to grill, spiralise or stuff
Cherry Tomato | loose | @cherrytomato @salad | 200 g 58, 400 g | Candy-sweet tomatoes for salads and skewers
Red Cabbage | loose | @cabbage:7d3a72 @salad | 1 pc 58, 500 g 49 | Purple leaves that make any slaw festive
Baby Corn | loose | @babycorn 🥢 | 200 g 46, 400 g | Crisp little cobs for stir-fries and pakoras
Celery | loose | @celery @flakes:e2b878 | 250 g 58, 1 bunch 72 | Crunchy sticks for soup and dips
Bok Choy | loose | @bokchoy @noodles:e3b65a | 250 g 66, 500 g | Juicy stems and dark leaves for noodle bowls
Asparagus | loose | @beans:5b8f3a @butter | 200 g 229, 1 bunch 259 | Straight green spears that need three minutes and butter
Jalapeno | loose | @chilli:3f7f34 🌮 | 100 g 48, 200 g | Fleshy chillies with gentle heat
sub cuts-sprouts | Cuts, Sprouts & Salads | cutproduce | -, Khetaan Organic | @salad @sprout | Ingredients: Washed and cut fresh produce
Peeled Garlic | loose | @peeledgarlic @spoon | 100 g 44, 200 g | Whole peeled cloves, so fingers stay clean
Moong Sprouts | loose | @grain:8aa84a @sprout | 200 g 32, 400 g | Crunchy sprouts for bhel, salad and usal
Mixed Sprouts | loose | @grain:a88d52 @sprout | 200 g 38, 400 g | Moong, matki and chana sprouts in one box
Cut Mixed Vegetables | loose | @cubes:e0802e @carrot @peas | 250 g 48, 500 g | Carrot, beans, cauliflower and peas for pulao and upma
Green Salad Mix | loose | @salad @cucumber | 200 g 79, 400 g | Washed leaves, cucumber and tomato with nothing to chop
Grated Coconut | loose | @flakes:f8f5ee @coconut | 100 g 42, 200 g | Freshly grated coconut for chutney and poriyal
Fruit Bowl Mix | loose | @cubes:f2a33c @watermelon @pineapple | 250 g 99, 500 g | Melon, pineapple, papaya and pomegranate, cut this morning
Diced Paneer Salad Kit | loose | @salad @cubes:fbf6e6 | 250 g 119, 500 g | Leaves, paneer and a lemon dressing in one box
Peeled Sweet Corn | loose | @grain:f2c230 @corn | 200 g 45, 400 g | Loose kernels for chaat, soup and sandwiches
Pomegranate Arils | loose | @grain:b3193c | 150 g 99, 300 g | All the rubies with none of the peeling
sub flowers-leaves | Flowers & Garlands | flowers | -, Aradhanam | @flower:f2921d @rose | Best used in: Pooja and decoration | +pooja-needs
Marigold Loose | loose | @flower:f2921d @diya | 100 g 28, 250 g, 500 g | Bright genda flowers for the daily pooja and the door
Rose Red | loose | @rose @bouquet | 6 pcs 79, 100 g 48, 12 pcs | Long-lasting red roses picked in bud
Jasmine String | loose | @balls:fffdf2 @mint | 1 pc 39, 2 pcs | Fragrant mogra, hand strung this morning
Chrysanthemum White | loose | @flower:fbf6e6 @diya | 250 g 58, 500 g | Full white shevanti flowers for garlands and offerings
Lotus | loose | @lotus @diya | 2 pcs 69, 1 pc | Pink lotus buds that open at home
Betel Leaves | loose | @betel @coconut | 10 pcs 24, 25 pcs | Glossy heart-shaped paan leaves
Mango Leaves | loose | @mangoleaves @diya | 20 pcs 22, 10 pcs | Clean green leaves for the toran over the door
Banana Leaf | loose | @bananaleaf @curry | 2 pcs 26, 5 pcs | Whole leaves to serve a proper festive meal on
Mixed Bouquet | loose | @bouquet 🎀 | 1 pc 249, 2 pcs | A hand-tied bunch in the colours of the morning market
Tulsi Leaves | loose | @tulsi @diya | 25 g 15, 50 g | Holy basil for the offering plate and the kadha
`;
