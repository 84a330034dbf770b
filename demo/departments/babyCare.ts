/** Baby care, in the columns that readDepartment explains. */
export const babyCare = `
category baby-care | Baby Care | #f1e7ff |
sub diapers-wipes | Diapers & Wipes | babycare | Gullu Bear, Nanhikali, Palnaa | | Material: Soft non-woven, absorbent core
Diaper Pants Medium | bale sky | 👶 ☁️ | 38 pcs 449, 76 pcs, 10 pcs 135 | Pull-up pants that stay dry through the night, 7 to 12 kg
Diaper Pants Small | bale pink | 👶 🌙 | 42 pcs 439, 84 pcs | For crawlers of 4 to 8 kg
Diaper Pants Large | bale green | 👶 ⭐ | 32 pcs 459, 64 pcs | Room to run for 9 to 14 kg
New Born Diapers | bale yellow | 👶 🍼 | 24 pcs 279, 60 pcs | Tape style with a cut for the cord
Baby Wipes | wipes teal | @drop:7fb6dc 👶 | 72 pcs 129, 3 x 72 pcs | Thick, wet and free of alcohol
Water Wipes | wipes sky | @drop:7fb6dc @leafsprig | 60 pcs 199, 3 x 60 pcs | Almost nothing but pure water
Cloth Diaper | box purple | 👶 🌈 | 1 pc 349, 3 pcs | Adjustable and washable with two inserts
sub baby-food | Baby Food | babyfood | Poshanika, Palnaa, Millet Mandali | @flakes:e2b878 @apple | Ingredients: Cereals, fruit or milk solids
Rice Cereal Stage 1 | box yellow | @flakes:e2b878 @grain:fdfaf2 | 300 g 265, 600 g | First spoonfuls from six months
Wheat Apple Cereal | box green | @flakes:e2b878 @apple | 300 g 275, 600 g | Smooth cereal with real apple
Ragi Banana Cereal | box brown | @flakes:e2b878 @banana | 300 g 289, 200 g | Sprouted ragi for tiny bones
Apple Puree Pouch | sachet red | @apple @spoon | 100 g 79, 6 x 100 g | Only fruit, squeezed straight from the pouch
Mango Puree Pouch | sachet orange | @mango @spoon | 100 g 79, 6 x 100 g | Ripe mango without sugar
Millet Puffs Baby | pouch purple | @balls:f0dcb4 @carrot | 30 g 99, 60 g | Melt-in-mouth finger food
sub baby-bath | Baby Bath & Skin | babycare | Nanhikali, Palnaa, Gullu Bear | | Ingredients: Mild plant cleansers and oils
Baby Shampoo | pump yellow | 👶 🫧 | 200 ml 189, 100 ml, 400 ml | No tears, whatever happens
Baby Lotion | pump pink | 🧴 👶 | 200 ml 199, 100 ml, 400 ml | Milk and almond for soft knees
Baby Massage Oil | bottle amber | @almond 👶 | 200 ml 229, 100 ml | Coconut and almond for the daily malish
Baby Soap | soapbox sky | @soap 👶 | 75 g 58, 4 x 75 g | Creamy bar with a mild pH
Baby Powder Talc Free | talc white | ☁️ 👶 | 200 g 175, 400 g | Corn starch that keeps folds dry
Diaper Rash Cream | tube teal | 🧴 ☁️ | 50 g 165, 100 g | Zinc and aloe for sore days
sub feeding-nursing | Feeding & Nursing | babygoods | Gullu Bear, Nanhikali | | Suitable for: Newborns and up
Feeding Bottle | card sky | 🍼 | 1 pc 199, 2 pcs | Anti-colic teat and easy markings
Sipper Cup | card orange | @cola 👶 | 1 pc 249, 2 pcs | Spill-proof with two handles
Silicone Bib | card green | 👶 @flakes:e2b878 | 1 pc 229, 2 pcs | A pocket that catches what misses
Teether Ring | card yellow | 💍~h40 👶 | 1 pc 149, 2 pcs | Chill it for sore gums
Bottle Cleanser | pump leaf | 🍼 🫧 | 500 ml 249, 1 L | Plant-based wash for bottles and toys
Nursing Pads | box pink | ☁️ 🤱 | 24 pcs 229, 48 pcs | Thin, dry and discreet
sub baby-toys | Toys & Soft Care | babygoods | Gullu Bear, Nanhikali, Rangoli Kids | | Material: Cotton, wood or safe plastic | +stationery-games
Soft Teddy | box brown | 🧸 🎀 | 1 pc 349, 2 pcs | Washable friend with stitched eyes
Rattle Set | card pink | 🪇 👶 | 3 pcs 249, 5 pcs | Light rattles for small fists
Building Blocks Junior | box blue | 🧱~h200 🏗️ | 30 pcs 399, 60 pcs | Chunky blocks with round corners
Stacking Rings | box yellow | 🌈 👶 | 5 pcs 279, 7 pcs | First lessons in size and colour
Bath Ducks | card yellow | 🦆 🛁 | 3 pcs 229, 6 pcs | Squeaky company for the tub
Board Book Animals | notebook green | 🐘 📖 | 1 pc 149, 3 pcs | Thick pages that survive tasting
`;
