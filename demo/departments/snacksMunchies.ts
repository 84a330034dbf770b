/** Snacks and munchies, in the columns that readDepartment explains. */
export const snacksMunchies = `
category snacks-munchies | Snacks & Munchies | #f4eed0 | @chips:f2b632 @peanut
sub chips | Chips & Crisps | snack | Chatpatka, Karaari, Farsanpur, Namkeenwadi | @chips:f2b632 @potato | Ingredients: Potatoes, edible vegetable oil, seasoning
Potato Chips Classic Salted | pouch yellow | @chips:f4c446 @potato @salt | 52 g 20, 90 g, 150 g | Thin potato slices with sea salt and nothing to hide | x4
Potato Chips Masala Masti | pouch blue | @chips:ea9c2b @chilli | 52 g 20, 90 g, 150 g | The classic Indian masala, dusted on generously | x4
Potato Chips Cream & Onion | pouch green | @chips:f4cf6a @onion | 52 g 20, 90 g | Cool cream, sweet onion, dangerous to open alone
Potato Chips Tomato Tango | pouch red | @chips:ee8d3a @tomato | 52 g 20, 90 g | Tangy tomato with a little sugar behind it
Banana Chips | pouch amber | @chips:f2c22f @banana | 150 g 75, 300 g | Nendran slices fried in coconut oil, Kerala style
Potato Chips Lime & Chilli | pouch lime | @chips:e8bf3a @lemon @chilli | 52 g 20, 90 g | Sharp lime, then the heat
Ridged Chips Peri Peri | pouch black | @chips:d96a22 @chilli | 60 g 30, 120 g | Deep ridges that carry a proper peri peri
Tapioca Chips | pouch brown | @chips:efd08a @mint | 150 g 85, 300 g | Kappa chips, crisp and faintly sweet
Beetroot & Veggie Crisps | pouch purple | @chips:a3324f @carrot | 80 g 99, 150 g | Vacuum-cooked vegetables that keep their colour
sub namkeen-bhujia | Bhujia & Namkeen | snack | Namkeenwadi, Farsanpur, Chatpatka, Karaari | @sticks:e0a12e @peanut | Ingredients: Gram flour, edible oil, spices, salt
Aloo Bhujia | pouch orange | @noodles:e0a12e @potato | 200 g 55, 400 g, 1 kg | Fine potato bhujia with mint and chilli | x4
Moong Dal Namkeen | pouch yellow | @grain:e8bd3f @salt | 200 g 58, 400 g | Crisp fried moong with a clean salt finish
Khatta Meetha Mix | pouch green | @nuts:d9a43a @peanut | 200 g 56, 400 g | Sweet, sour and full of surprises
Bikaner Style Bhujia | pouch red | @noodles:cf8f2a @chilli | 200 g 60, 400 g, 1 kg | Moth flour sev with cracked pepper
Navratan Mixture | pouch purple | @nuts:d98f3a @peanut | 200 g 58, 400 g | Nine ingredients, no two handfuls alike
Ratlami Sev | pouch maroon | @noodles:d88a1f @chilli | 200 g 62, 400 g | Clove-warm sev from Malwa
Masala Peanuts | pouch brown | @nuts:b5652a @peanut | 200 g 55, 400 g | Besan-coated peanuts fried dark and crisp
Chana Jor Garam | pouch kraft | @flakes:c99746 @lemon | 150 g 52, 300 g | Flattened black chana with amchur
sub nachos-popcorn | Nachos & Popcorn | snack | Karaari, Chatpatka, Farsanpur | @chips:f0b429 | Ingredients: Corn, edible oil, seasoning
Salted Popcorn | pouch sky | @popcorn 🎬 | 60 g 40, 120 g | Cinema popcorn without the ticket
Butter Popcorn Kernels | box yellow | @popcorn @butter | 90 g 45, 3 x 90 g | Ready in the pan in three minutes
Caramel Popcorn | tin amber | @popcorn:c98a3c @honey | 100 g 110, 200 g | Crackling caramel over every flake
Nachos Cheese | pouch orange | @triangles:f0b429 @cheese | 60 g 35, 150 g | Corn triangles under a cheese dust
Nachos Peri Peri | pouch red | @triangles:e4832a @chilli | 60 g 35, 150 g | Corn triangles with slow heat
Nachos Salsa | pouch green | @triangles:efae3a @tomato | 60 g 35, 150 g | Made for dipping, seasoned enough for none
sub papad-fryums | Papad & Fryums | snack | Farsanpur, Namkeenwadi, Tiffin Tales | @discs:f1dca2 | Ingredients: Urad flour, spices, salt
Urad Papad | pouch red | @discs:f1dca2 @chilli | 200 g 72, 400 g | Hand-rolled and sun-dried with black pepper
Moong Papad | pouch green | @discs:efe0a8 @curry | 200 g 78, 400 g | Thin, light and quick to roast
Rice Papad | pouch white | @discs:fbf7ec @curry | 200 g 66, 400 g | Puffs up white and airy in hot oil
Sabudana Papad | pouch sky | @discs:fdfcf6 @potato | 200 g 88, 400 g | For fasting days and everyday cravings
Wheel Fryums | pouch orange | @rings:f0b03a 🎡 | 200 g 42, 500 g | Colourful wheels that bloom in oil
Appalam | pouch yellow | @discs:f5e6b4 @grain:fdfaf2 | 200 g 62, 100 g | South Indian papad beside sambar rice
sub healthy-munchies | Makhana & Healthy Snacks | snack | Poshanika, Millet Mandali, Giriphal | @balls:f7efdc @almond | Ingredients: Foxnuts, millets, spices
Roasted Makhana Himalayan Salt | pouch sky | @balls:f7efdc @salt | 70 g 99, 150 g | Foxnuts roasted, never fried
Roasted Makhana Peri Peri | pouch red | @balls:f0d5b4 @chilli | 70 g 105, 150 g | Popped lotus seeds with a kick
Raw Makhana | pouch white | @balls:fbf6ea @lotus | 100 g 149, 250 g | Large phool makhana for kheer and roasting
Ragi Chips | pouch brown | @chips:a0633f @wheat | 80 g 50, 150 g | Baked millet chips with onion
Jowar Puffs | pouch orange | @balls:efc27a @tomato | 60 g 45, 120 g | Light puffs with tomato and herbs
Multigrain Sticks | pouch green | @sticks:c98a45 @flakes:e2b878 | 100 g 60, 200 g | Baked sticks for dips and desks
Quinoa Puffs Cheese | pouch amber | @balls:f2cf7a @cheese | 60 g 60, 120 g | Protein-rich puffs that taste like a treat
sub khakhra-regional | Khakhra & Regional Snacks | snack | Farsanpur, Tiffin Tales, Namkeenwadi | @discs:dca95a | Ingredients: Wheat or rice flour, edible oil, spices
Methi Khakhra | pouch green | @discs:cfa75a @mint | 200 g 78, 400 g | Paper-thin, hand-roasted and flecked with methi
Jeera Khakhra | pouch amber | @discs:dcb46a @roti | 200 g 74, 400 g | Crisp wheat rounds with cumin
Murukku | pouch orange | @rings:d79a3f 🌀 | 200 g 85, 400 g | Spiral rice crisps with sesame
Ribbon Pakoda | pouch yellow | @noodles:e2ad45 @chilli | 200 g 82, 400 g | Crunchy ribbons with a hint of butter
Bhakarwadi | pouch red | @rings:b97a35 @coconut | 200 g 88, 400 g | Pune-style rolls, sweet and sharp in one bite
Mathri | pouch brown | @discs:e0b56c @mango | 200 g 76, 400 g | Flaky ajwain mathri that wants pickle
Chakli | pouch maroon | @rings:c98a35 🌀 | 200 g 84, 400 g | Bhajani chakli with a proper snap
sub bars | Energy & Protein Bars | snack | Poshanika, Shaktivan, Millet Mandali | @bar:8a5a34 @peanut | Ingredients: Oats, nuts, dates, seeds | +pharmacy-wellness
Protein Bar Choco Almond | bar cocoa | @bar:5a3420 @almond | 60 g 110, 6 x 60 g | Twenty grams of protein under dark chocolate
Energy Bar Nuts & Seeds | bar green | @bar:b98549 @peanut | 35 g 50, 6 x 35 g | Dates, nuts and seeds pressed together
Granola Bar Honey Oats | bar amber | @bar:cf9a4f @honey | 35 g 45, 6 x 35 g | Chewy oats with forest honey
Millet Bar Jaggery | bar brown | @bar:a86a34 @wheat | 30 g 35, 6 x 30 g | Popped jowar and bajra bound with gur
Protein Bar Peanut Butter | bar orange | @bar:c78a3f @peanut | 60 g 110, 6 x 60 g | Salty, sweet and filling
Berry Crunch Bar | bar purple | @bar:8a3a4f @blueberry | 35 g 55, 6 x 35 g | Cranberry, blueberry and rice crisps
`;
