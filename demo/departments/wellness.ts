/** Pharmacy and wellness, in the columns that readDepartment explains. */
export const wellness = `
category pharmacy-wellness | Pharmacy & Wellness | #d9f5e1 |
sub pain-relief | Pain Relief | wellness | Rahatam, Aarogyam Ghar, Van Aushadh | | Ingredients: Menthol, camphor, plant oils
Pain Relief Balm | jar amber | 🤕 @mint | 25 ml 85, 10 ml, 50 ml | Warms stiff necks and tired heads
Pain Relief Spray | aerosol red | 🦵 ❄️ | 55 g 189, 100 g | Cold first, then comfort
Joint Pain Oil | bottle leaf | 🦴 @mint | 100 ml 199, 50 ml | Warm it and rub it in at night
Muscle Relief Gel | tube blue | 💪 ❄️ | 30 g 119, 75 g | Quick gel after the gym
Heating Patch | sachet orange | 🔥 🩹 | 3 pcs 149, 10 pcs | Eight hours of gentle heat
Roll On Headache Relief | bottle teal | 🤕 @drop:7fb6dc | 10 ml 65, 2 x 10 ml | Cool menthol for the temples
sub digestion | Digestion & Acidity | wellness | Aarogyam Ghar, Van Aushadh, Rahatam | @ginger @lemon | Ingredients: Salts, herbs
Antacid Fruit Salt Lemon | sachet lime | @lemon 🫧 | 6 pcs 60, 30 pcs | Fizzes in a glass, settles in a minute
Digestive Churan | jar brown | @balls:4a2f1c @mint | 100 g 65, 200 g | Tangy goli after a heavy lunch
Isabgol Husk | box leaf | @flakes:efe2c4 @drop:7fb6dc | 100 g 135, 200 g | Gentle fibre before bed
Antacid Tablets Mint | blister green | 💊 @mint | 15 pcs 32, 3 x 15 pcs | Chew two after spice
Triphala Powder | tub green | @powder:8a7040 @mint | 100 g 99, 200 g | Three fruits, an old habit
Ajwain Water Concentrate | bottle amber | @mint @drop:7fb6dc | 200 ml 119, 500 ml | Soothes gas and bloating
sub cold-cough | Cold & Cough | wellness | Rahatam, Van Aushadh, Aarogyam Ghar | @honey | Ingredients: Herbs, menthol, honey
Vapour Rub | jar teal | 🤧 @mint | 25 ml 92, 50 ml, 10 ml | On the chest, under the quilt
Herbal Cough Syrup | glassbottle maroon | @honey @mint | 100 ml 119, 200 ml | Tulsi, mulethi and honey
Throat Lozenges Ginger | pouch orange | @ginger 🍬 | 20 pcs 40, 100 pcs | For speakers and singers
Nasal Inhaler | card green | 👃 ❄️ | 1 pc 59, 2 pcs | One breath, and you can breathe
Kadha Mix | tin brown | @greentea @ginger | 100 g 149, 200 g | Brew for rainy weeks
Steam Capsules | blister sky | 💨 @mint | 10 pcs 65, 20 pcs | Drop in hot water and inhale
sub first-aid | First Aid & Masks | wellness | Aarogyam Ghar, Rahatam | | Use: Home first aid
Adhesive Bandages | box sky | 🩹 | 20 pcs 45, 100 pcs | Washproof strips in three sizes
Antiseptic Liquid | bottle amber | 🩹 @drop:7fb6dc | 250 ml 109, 550 ml, 125 ml | For cuts, laundry and mop water
Cotton Roll | roll white | ☁️ 🩹 | 100 g 65, 200 g | Soft, clean absorbent cotton
Digital Thermometer | card blue | 🌡️ 🤒 | 1 pc 199, 2 pcs | Beeps in sixty seconds
Face Masks Three Ply | wipes sky | 😷 @sparkle | 50 pcs 149, 100 pcs | Soft loops for long days
Antiseptic Cream | tube red | 🩹 🧴 | 20 g 42, 40 g | For scrapes and small burns
Crepe Bandage | card kraft | 🦵 🩹 | 1 pc 145, 2 pcs | Firm support for sprains
First Aid Kit | box red | ⛑️ 🩹 | 1 pc 449, 2 pcs | Everything for the glove box
sub vitamins | Vitamins & Supplements | wellness | Shaktivan, Aarogyam Ghar, Poshanika | @orange | Ingredients: Vitamins, minerals
Multivitamin Tablets | bottlepill green | 💊 @broccoli | 60 pcs 399, 30 pcs, 120 pcs | Twenty-three nutrients after breakfast
Vitamin C Chewable | bottlepill orange | @orange 💊 | 60 pcs 249, 120 pcs | Orange tablets children ask for
Omega 3 Fish Oil | bottlepill amber | @fish 💊~h40 | 60 pcs 549, 30 pcs | Burp-free capsules for heart and mind
Calcium & Vitamin D3 | bottlepill sky | 🦴 ☀️ | 60 pcs 299, 120 pcs | For bones that sit indoors
Biotin Gummies | bottlepill pink | 🐻 💇 | 30 pcs 449, 60 pcs | Strawberry gummies for hair and nails
Vitamin D3 Drops | glassbottle yellow | ☀️ @drop:7fb6dc | 15 ml 189, 30 ml | Measured drops for all ages
sub protein-fitness | Protein & Fitness | wellness | Shaktivan, Poshanika | | Ingredients: Whey or plant protein, cocoa
Whey Protein Chocolate | protein black | 💪 @chocolate | 1 kg 2199, 500 g, 2 kg | Twenty-four grams a scoop, no clumps
Plant Protein Vanilla | protein green | @sprout @cone | 500 g 999, 1 kg | Pea and rice protein, easy on the stomach
Whey Protein Mango | protein orange | 💪 @mango | 1 kg 2249, 500 g | Tastes like a shake, works like whey
Creatine Monohydrate | protein blue | ⚡ 🏋️ | 250 g 699, 100 g | Micronised and flavourless
Peanut Protein Cookies | box brown | @cookie 💪 | 6 pcs 299, 12 pcs | Ten grams in each cookie | +cookies
BCAA Powder Watermelon | protein red | @watermelon ⚡ | 250 g 1299, 100 g | Amino acids to sip through a long session
Mass Gainer Banana | protein yellow | @banana 💪 | 1 kg 999, 3 kg | Calories for those who struggle to gain
Protein Oats Chocolate | pouch cocoa | @flakes:e2b878 @chocolate | 400 g 349, 1 kg | Twenty grams of protein in a warm bowl
sub ayurveda | Ayurveda & Herbs | wellness | Van Aushadh, Aarogyam Ghar, Shaktivan | @mint @honey | Ingredients: Herbs, honey, ghee
Chyawanprash | jar maroon | @mint @honey | 500 g 225, 1 kg, 250 g | Amla and forty herbs, a spoon each morning
Ashwagandha Capsules | bottlepill brown | @mint 💊 | 60 pcs 299, 120 pcs | For calm days and sound nights
Aloe Vera Juice | bottle leaf | 🌵 @drop:7fb6dc | 1 L 219, 500 ml | Fibrous pulp, taken before breakfast
Amla Juice | bottle lime | @sweetlime @drop:7fb6dc | 1 L 199, 500 ml | Sour, strong and full of vitamin C
Giloy Tablets | bottlepill leaf | @leafsprig 💊 | 60 pcs 189, 120 pcs | A bitter friend in the rains
Tulsi Drops | glassbottle green | @mint @drop:7fb6dc | 30 ml 149, 60 ml | Five kinds of tulsi
Shilajit Resin | jar black | ⛰️ 💪 | 20 g 799, 10 g | Himalayan resin with a spoon
`;
