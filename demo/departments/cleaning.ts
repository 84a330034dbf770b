/** Cleaning, in the columns that readDepartment explains. */
export const cleaning = `
category cleaning | Cleaning Essentials | #d1f4ff |
sub detergents | Detergents & Laundry | cleaner | Dhobika, Neeldhara, Shuddhika | | Ingredients: Surfactants, enzymes, perfume
Detergent Powder Top Load | pouch blue | @powder:dcebfb 🧺 | 1 kg 145, 500 g, 4 kg | Dissolves in cold water, lifts collars and cuffs | x3
Liquid Detergent Front Load | jug blue | 👕 🫧 | 1 L 239, 2 L, 500 ml | Low foam for machines that count
Detergent Bar | soapbox blue | @soap:b5d3e3 👕 | 200 g 22, 4 x 200 g | For stubborn hems and hand wash
Fabric Conditioner Morning Dew | jug violet | @blossom 👚 | 860 ml 229, 430 ml, 2 L | Soft towels that smell of clean air
Stain Remover | spray pink | 👔 @sparkle | 400 ml 179, 800 ml | Turmeric, ink and ketchup, gone
Woollens Liquid Wash | jug sky | 🧶 🫧 | 500 ml 159, 1 L | Cares for wool and silk
Fabric Whitener | bottle purple | 👔 ☁️ | 75 ml 22, 250 ml | Two drops for school shirts
sub dishwash | Dishwash | cleaner | Chamkilo, Safaiwala, Shuddhika | @lemon | Use: Utensils and kitchen sinks
Dishwash Gel Lemon | bottle lime | @lemon 🍽️ | 500 ml 115, 250 ml, 900 ml | One spoon cleans a sink full
Dishwash Bar | soapbox green | @soap:d9b07c 🍽️ | 300 g 32, 3 x 300 g | Cuts ghee and leaves no white film
Steel Scrubber | card silver | 🌀~s0 🍳 | 3 pcs 30, 6 pcs | Takes on burnt kadhais
Scrub Pad | card green | 🧽~h60 🍽️ | 3 pcs 45, 6 pcs | Tough on grime, not on hands
Sponge Wipes | card yellow | 🧽 @drop:7fb6dc | 3 pcs 99, 5 pcs | Drinks ten times its weight
Dishwasher Tablets | box sky | 🍽️ @sparkle | 20 pcs 399, 40 pcs | Made for Indian masala
Dishwash Refill Pouch | pouch lime | @lemon 🫧 | 1 L 179, 2 L | Less plastic, same shine
sub floor-surface | Floor & Surface Cleaners | cleaner | Safaiwala, Chamkilo, Shuddhika | | Ingredients: Surfactants, pine or citrus oil
Floor Cleaner Citrus | jug orange | @orange @sparkle | 1 L 189, 500 ml, 5 L | Shiny floors that smell of orange
Floor Cleaner Pine | jug green | 🌲 @sparkle | 1 L 179, 500 ml, 5 L | White phenyl's better behaved cousin
Glass Cleaner | spray blue | 🪟 @sparkle | 500 ml 99, 250 ml | Streak-free mirrors and windows
Kitchen Degreaser | spray orange | 🍳 @sparkle | 500 ml 189, 250 ml | For the wall behind the stove
Disinfectant Spray | aerosol teal | 🛡️ @sparkle | 225 ml 199, 450 ml | Handles, switches and shoes
Floor Cleaner Lavender | jug violet | 🪻 @sparkle | 1 L 185, 500 ml | A calmer Sunday mop
sub toilet-bathroom | Toilet & Bathroom | cleaner | Safaiwala, Chamkilo, Shuddhika | | Ingredients: Acid or citric cleaner
Toilet Cleaner | angled blue | 🚽 @sparkle | 500 ml 98, 1 L, 2 x 1 L | Clings under the rim
Bathroom Cleaner | angled red | 🛁 @sparkle | 500 ml 105, 1 L | Removes soap scum and hard water marks
Toilet Rim Block | card sky | 🚽 🌊 | 50 g 79, 3 x 50 g | Fresh with every flush
Drain Cleaner | sachet red | 🚿 💪 | 50 g 28, 5 x 50 g | Dissolves what the strainer missed
Urinal Cubes | jar pink | @cubes:f2a0c0 🚽 | 200 g 99, 400 g | Slow-release scent
Tap & Shower Descaler | spray teal | 🚿 @sparkle | 500 ml 199, 250 ml | Brings back the chrome
sub repellents | Repellents | cleaner | Machhbhag, Shuddhika, Safaiwala | | Ingredients: Transfluthrin, imiprothrin or plant oils
Mosquito Refill | box red | 🦟 🌙 | 45 ml 85, 2 x 45 ml, 4 x 45 ml | Sixty nights of quiet
Mosquito Machine Combo | box blue | 🦟 🔌 | 1 pc 99, 2 pcs | Machine with the first refill inside
Cockroach Spray | aerosol red | 🪳 💨 | 400 ml 219, 200 ml | Reaches where they hide
Herbal Mosquito Coil | box green | 🌀 🦟 | 10 pcs 38, 30 pcs | Neem coils with less smoke
Body Repellent Roll On | bottle leaf | 🦟 @mint | 8 ml 75, 2 x 8 ml | Four dots on the clothes
Ant & Roach Gel | tube black | 🐜 🛡️ | 20 g 145, 35 g | A dot in each corner
Naphthalene Balls | pouch white | @balls:ffffff 🧥 | 100 g 42, 200 g | For winter clothes in summer
sub air-fresheners | Air Fresheners | cleaner | Sugandhika, Zestora, Safaiwala | | Ingredients: Perfume, propellant
Room Spray Mogra | aerosol white | @flower:fbf9ef 💨 | 220 ml 159, 2 x 220 ml | An evening terrace in a can
Room Spray Citrus | aerosol orange | @orange 💨 | 220 ml 155, 2 x 220 ml | Chases out last night's dinner
Bathroom Freshener Block | card violet | 🪻 🚿 | 50 g 55, 3 x 50 g | Thirty days on a hook
Car Freshener | card black | 🚗 🌊 | 10 g 199, 2 x 10 g | Clips to the vent
Reed Diffuser | glassbottle amber | 🎋 @blossom | 100 ml 349, 50 ml | Slow scent without a plug
Camphor Cone Freshener | box blue | 🕯️ ❄️ | 60 g 89, 3 x 60 g | Clean, cool camphor
sub brooms-mops | Brooms, Mops & Brushes | tool | Safaiwala, Chamkilo, Ghargrih | | Material: Grass fibre, steel, microfibre
Grass Broom | card green | 🧹 | 1 pc 129, 2 pcs | Soft phool jhadu that loses few straws
Flat Mop | box blue | 🧹~h190 🪣 | 1 pc 599, 2 pcs | Microfibre pad that reaches under sofas
Spin Mop Bucket | box teal | 🪣 🌀 | 1 pc 1199, 2 pcs | Steel wringer and two refills
Toilet Brush | card sky | 🚽 🪥 | 1 pc 149, 2 pcs | Stiff bristles in a closed stand
Floor Wiper | card orange | @drop:7fb6dc 🧹 | 1 pc 169, 2 pcs | Pushes water out in one go
Microfibre Cloth | card pink | 🧣 @sparkle | 3 pcs 149, 6 pcs | Dusts dry, polishes damp
Duster Cloth | card yellow | 🧽 🧹 | 5 pcs 99, 10 pcs | Soft checked cotton
sub garbage-bags | Garbage Bags & Tissues | disposable | Ghargrih, Shuddhika, Safaiwala | | Material: Recycled plastic, starch or paper pulp
Garbage Bags Medium | roll black | 🗑️ | 30 pcs 79, 90 pcs, 180 pcs | Strong base seal for 19 x 21 inch bins
Compostable Garbage Bags | roll green | 🗑️~h100 @sprout | 30 pcs 149, 90 pcs | Made of starch, gone in months
Toilet Roll | roll sky | 🧻 🚽 | 4 pcs 149, 6 pcs, 12 pcs | Two soft plies
Kitchen Towel Roll | roll orange | 🧻 🍳 | 2 pcs 119, 4 pcs | Takes up oil and stays whole
Facial Tissues | box pink | 🤧 ☁️ | 100 pcs 79, 3 x 100 pcs | Soft box for car and desk
Paper Napkins | wipes white | 🍽️ ☁️ | 100 pcs 65, 200 pcs | White napkins for parties
`;
