/** Pet care, in the columns that readDepartment explains. */
export const petCare = `
category pet-care | Pet Care | #ffe9d1 |
sub dog-food | Dog Food | petfood | Dumru, Pawchari | | Ingredients: Chicken, rice, vegetables, minerals
Adult Dog Food Chicken & Veg | sack red | @balls:9a5f32 🐶 | 3 kg 649, 1.2 kg, 10 kg | Crunchy kibble for grown dogs of all sizes
Puppy Food Milk & Chicken | sack blue | @balls:b57a45 🐶 | 3 kg 699, 1.2 kg | Small bites for small teeth
Dog Gravy Chicken | sachet orange | @chicken 🐶 | 80 g 45, 15 x 80 g | A wet treat over dry food
Grain Free Dog Food | sack green | @balls:8a5a35 @chicken | 2 kg 999, 7 kg | For sensitive tummies
Senior Dog Food | sack purple | @balls:a9764a 🐕 | 3 kg 729, 1.2 kg | Easier on joints and kidneys
Vegetarian Dog Food | sack leaf | @balls:b58a50 @carrot | 3 kg 599, 1.2 kg | Lentils, rice and vegetables
Small Breed Dog Food | sack amber | @balls:a0683a 🐩 | 1.5 kg 549, 4 kg | Tiny kibble, high energy
Dog Rice Bowl | cup brown | @grain:fdfaf2 🐶 | 100 g 79, 6 x 100 g | Cooked chicken and rice, ready to serve
sub cat-food | Cat Food | petfood | Billikins, Pawchari | @fish | Ingredients: Fish, cereals, taurine
Adult Cat Food Ocean Fish | standup blue | @balls:b5834a @fish | 1.2 kg 449, 3 kg, 480 g | Complete food with taurine for clear eyes
Kitten Food Tuna | standup pink | @balls:c99a5f 🐱 | 1 kg 469, 400 g | Soft, small pieces with milk
Cat Gravy Tuna | sachet teal | @fish 🐱 | 85 g 45, 12 x 85 g | Flakes in jelly
Cat Gravy Chicken | sachet red | @chicken 🐱 | 85 g 45, 12 x 85 g | Tender chicken in sauce
Creamy Cat Treats | sachet orange | 🐱 @prawn | 4 pcs 99, 20 pcs | Lickable tubes of bribery
Indoor Cat Food | standup green | @balls:a9764a 🏠 | 1.2 kg 499, 3 kg | Fewer hairballs, calmer digestion
Canned Tuna For Cats | can sky | @fish 🐈 | 80 g 89, 6 x 80 g | Chunks in spring water
sub treats-chews | Treats & Chews | petfood | Dumru, Pawchari, Billikins | @steak:8e2c2c | Ingredients: Chicken, rice flour, calcium
Dog Biscuits | box amber | 🦴 🐶 | 500 g 149, 1 kg | Baked bones for good behaviour | +dog-food
Chicken Jerky Sticks | pouch red | @sticks:8a4a24 🐶 | 70 g 149, 200 g | Slow-dried breast strips
Dental Chews | pouch green | 🦷 🐶 | 150 g 189, 300 g | Cleans teeth while they think it is play
Calcium Bones | pouch white | 🦴 💪 | 300 g 199, 150 g | Milky bones for strong ones
Freeze Dried Fish | jar sky | @fish 🐱 | 40 g 249, 80 g | Single ingredient, irresistible
Training Bites | pouch purple | @cubes:9a5f32 🐕 | 150 g 169, 300 g | Pea-sized rewards
sub pet-grooming | Grooming & Hygiene | petcare | Pawchari, Dumru, Billikins | | Material: Plant cleansers, clay or cotton
Dog Shampoo | bottle green | 🐶 🫧 | 200 ml 219, 500 ml | Neem and aloe against ticks
Cat Litter | sack violet | @grain:d8d4c8 🐱 | 5 kg 399, 10 kg | Clumps tight, smells of nothing
Pet Wipes | wipes teal | 🐾 @drop:7fb6dc | 50 pcs 199, 100 pcs | Paws after a muddy walk
Slicker Brush | card blue | 🐕 @sparkle | 1 pc 249, 2 pcs | Lifts loose hair gently
Tick & Flea Spray | spray red | 🐜 🐶 | 100 ml 299, 250 ml | Shields for four weeks
Potty Pads | bale sky | 🐾 ☁️ | 10 pcs 249, 30 pcs | Leak-proof training sheets
sub pet-toys | Toys, Leashes & Bowls | petcare | Pawchari, Dumru, Billikins | | Material: Rubber, nylon, steel
Squeaky Ball | card yellow | 🎾 🐶 | 1 pc 149, 2 pcs | Bounces oddly on purpose
Rope Toy | card blue | 🪢 🐕 | 1 pc 179, 2 pcs | Cotton knots for tug of war
Nylon Leash | card red | 🦮 | 1 pc 299, 2 pcs | Padded loop for a firm walk
Steel Bowl | card silver | 🥣 🐶 | 1 pc 229, 2 pcs | Rubber ring, so it stays put
Feather Wand | card pink | 🪶 🐱 | 1 pc 149, 2 pcs | Exercise for bored cats
Scratch Pad | box brown | 🐈 📦 | 1 pc 399, 2 pcs | Saves one sofa
sub birds-fish | Birds & Fish | petfood | Pawchari, Billikins, Dumru | | Ingredients: Seeds, fish meal
Budgie Seed Mix | pouch green | @grain:cfae5a 🦜 | 500 g 129, 1 kg | Millets and canary seed
Fish Flakes | jar orange | @flakes:d9652f 🐠 | 50 g 129, 100 g | Floating flakes for brighter colours
Turtle Sticks | jar leaf | @sticks:6a7a3a 🐢 | 100 g 149, 250 g | Balanced sticks that float
Parrot Pellets | standup red | @balls:d9652f 🦜 | 500 g 249, 1 kg | Fruit-flavoured and complete
Pigeon Mix | pouch kraft | @grain:c9a24a 🕊️ | 1 kg 119, 5 kg | Clean grains for the terrace
Water Conditioner Aquarium | bottle sky | 🐠 @drop:7fb6dc | 120 ml 149, 250 ml | Makes tap water safe for fins
`;
