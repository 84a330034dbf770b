/** Breakfast and instant food, in the columns that readDepartment explains. */
export const breakfastInstant = `
category breakfast-instant | Breakfast & Instant Food | #f7eccf | @noodles:e3b65a @flakes:eab54a
sub noodles | Noodles | instant | Nuddle, Jhatpat Rasoi, Millet Mandali | @noodles:e3b65a | Ingredients: Wheat flour, palm oil, spices
Masala Instant Noodles | flowpack yellow | @noodles:e3b65a @chilli | 70 g 14, 4 x 70 g, 12 x 70 g | The two-minute noodle with the tastemaker everyone knows by smell
Atta Noodles | flowpack green | @noodles:e3b65a @wheat | 70 g 22, 4 x 70 g | Whole wheat cakes with vegetables
Hakka Noodles | pouch red | @noodles:f0d79a 🥢 | 150 g 38, 300 g, 900 g | Plain strands for a smoking wok
Cup Noodles Masala | cup orange | @noodles:e3b65a 🔥 | 70 g 50, 4 x 70 g | Hot water, lid down, three minutes
Korean Spicy Ramen | flowpack black | @noodles:e3b65a 🔥 @egg | 120 g 90, 4 x 120 g | Chewy noodles, very red broth
Millet Noodles | pouch brown | @noodles:b98a5a @wheat | 180 g 75, 360 g | Not fried, no maida
Schezwan Noodles | flowpack red | @noodles:e3b65a @chilli | 70 g 18, 4 x 70 g | Fiery garlic tastemaker with a Sichuan lean
sub pasta-vermicelli | Pasta & Vermicelli | instant | Saucera, Annagiri, Jhatpat Rasoi | @tomato | Ingredients: Durum wheat semolina
Penne Pasta | pouch blue | @sticks:f0cf7a @spaghetti | 500 g 99, 250 g, 1 kg | Durum quills that hold sauce inside and out
Macaroni Elbow | pouch orange | @rings:f2d27f @cheese | 500 g 85, 180 g 30 | Curved pasta for cheesy bowls
Spaghetti | pouch green | @spaghetti @garlic | 500 g 119, 1 kg | Long strands that stay al dente
Roasted Vermicelli | pouch amber | @noodles:d9a85a @carrot | 400 g 58, 850 g, 150 g | Ready-roasted semiya for upma and kheer
Instant Cheese Pasta | pouch yellow | @spaghetti @cheese | 70 g 30, 4 x 70 g | Shells and cheese sauce in five minutes
Instant Masala Pasta | pouch red | @spaghetti @chilli | 70 g 28, 4 x 70 g | Desi masala over macaroni
Rice Vermicelli | pouch white | @noodles:ffffff @coconut | 200 g 62, 400 g | Fine strands for idiyappam and stir-fries
sub breakfast-cereals | Cereals & Muesli | instant | Poshanika, Millet Mandali, Choko Nanu | @flakes:e2b878 @corn | Ingredients: Cereal grains, sugar, vitamins
Corn Flakes | box red | @flakes:eab54a @milk | 475 g 189, 250 g, 875 g | Golden flakes, loud in the bowl
Choco Flakes | box cocoa | @flakes:6b3d22 @milk | 350 g 185, 125 g, 700 g | The milk turns chocolate too
Muesli Fruit & Nut | standup purple | @nuts:c9985a @grapes | 500 g 329, 1 kg | Oats, raisins, almonds and no dust
Muesli No Added Sugar | standup green | @nuts:c29a63 @almond | 500 g 369, 1 kg | Only what fruit brings along
Granola Dark Chocolate | standup black | @nuts:6a4526 @chocolate | 400 g 349, 900 g | Baked clusters with cacao nibs
Millet Flakes | box brown | @flakes:c89a5d @flakes:e2b878 | 300 g 199, 500 g | Ragi and jowar, light and crisp
Honey Loops | box yellow | @rings:e6b04a @honey | 300 g 179, 150 g | Oat rings sweetened with honey
sub oats | Oats & Porridge | instant | Poshanika, Annagiri, Khetaan Organic | @flakes:ecd9b0 | Ingredients: Oats
Rolled Oats | standup blue | @flakes:ecd9b0 @flakes:e2b878 | 1 kg 199, 500 g | Whole oats for porridge, smoothies and cookies
Masala Oats | pouch orange | @flakes:e2b878 @chilli | 38 g 18, 500 g 195 | Savoury oats with vegetables
Steel Cut Oats | standup teal | @grain:d9c08d @flakes:e2b878 | 500 g 189, 1 kg | Chopped groats with a chew
Instant Oats | pouch sky | @flakes:f3e4c4 @milk | 400 g 88, 1 kg | Fine flakes that soften in hot milk
Apple Cinnamon Oats | box red | @flakes:e2b878 @apple | 6 x 40 g 159, 400 g 189 | Sweet sachets with real apple
sub breakfast-mixes | Breakfast Mixes | instant | Tiffin Tales, Jhatpat Rasoi, Annagiri | @flakes:e2b878 | Ingredients: Flours, spices, raising agent
Idli Mix | box green | @discs:fdfcf6 @coconut | 500 g 105, 200 g, 1 kg | Just add curd and water, steam for ten minutes
Dosa Mix | box orange | @pancakes @coconut | 500 g 112, 200 g | Crisp dosas without the grinding
Rava Upma Mix | pouch yellow | @flakes:e2b878 @mint | 200 g 58, 500 g | Tempered semolina with cashew
Poha Instant Cup | cup lime | @flakes:f2dc8a @lemon | 80 g 55, 4 x 80 g | Hot water and five minutes to kanda poha
Pancake Mix | standup pink | @pancakes @honey | 250 g 149, 500 g | Fluffy stacks with or without egg
Dhokla Mix | box yellow | @cubes:f0c93a @mint | 200 g 62, 500 g | Spongy Gujarati breakfast, steamed
Gulab Jamun Mix | box maroon | @balls:7a3516 @spoon | 175 g 110, 500 g | Forty soft jamuns from one packet
sub ready-to-eat | Ready to Eat | instant | Jhatpat Rasoi, Tiffin Tales, Kesaria Ghar | @curry @curry:a33a17 | Ingredients: Vegetables, pulses, spices, edible oil
Dal Makhani | box maroon | @curry:8f4a1c @roti | 285 g 125, 4 x 285 g | Slow-cooked black dal: just warm the pouch
Paneer Butter Masala | box orange | @curry @cubes:fbf6e6 | 285 g 149, 4 x 285 g | Soft paneer in tomato and butter
Rajma Masala | box red | @curry @grain:8f2f2b | 285 g 119, 4 x 285 g | Home-style kidney beans
Veg Biryani | box purple | @grain:fdfaf2 @mint | 250 g 129, 3 x 250 g | Aromatic rice in a tray, one minute in the microwave
Pav Bhaji | box yellow | @bread @curry | 285 g 119, 4 x 285 g | Griddle bhaji, already mashed
Curd Rice | cup sky | @grain:fdfaf2 @liquid:fdfaf1 | 90 g 75, 4 x 90 g | Tempered curd rice for long journeys
Sambar Rice | cup brown | @curry @carrot | 90 g 79, 4 x 90 g | Bisi bele in a cup
sub soups | Soups | instant | Saucera, Jhatpat Rasoi, Poshanika | @curry:a33a17 @flakes:e2b878 | Ingredients: Dehydrated vegetables, corn starch, spices
Tomato Soup | sachet red | @tomato @flakes:e2b878 | 50 g 58, 4 x 50 g | Thick tomato with croutons
Sweet Corn Soup | sachet yellow | @corn @flakes:e2b878 | 45 g 55, 4 x 45 g | Silky corn and vegetables
Hot & Sour Soup | sachet maroon | @flakes:e2b878 @chilli | 45 g 55, 4 x 45 g | Peppery, vinegary, good for a cold
Manchow Soup | sachet brown | @flakes:e2b878 🥢 | 45 g 58, 4 x 45 g | Dark soup with crispy noodles
Cup Soup Mushroom | sachet cream | @mushroom @flakes:e2b878 | 11 g 12, 10 x 11 g | One mug, one minute
`;
