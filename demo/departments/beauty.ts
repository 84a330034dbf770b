/** Beauty and make-up, in the columns that readDepartment explains. */
export const beauty = `
category beauty | Beauty & Cosmetics | #ffe3f6 |
sub face-wash-scrub | Face Wash & Scrubs | personal | Nikharaa, Van Aushadh, Rangina | @mint | Ingredients: Water, mild cleansers, extracts
Neem Face Wash | tube green | @mint 🫧 | 100 ml 145, 50 ml, 150 ml | Clears oil without stripping
Vitamin C Face Wash | tube orange | @orange @sparkle | 100 ml 219, 50 ml | Brightens tired mornings
Charcoal Face Wash | tube black | 🫧 @sparkle | 100 ml 189, 50 ml | For city dust and oily noses
Walnut Scrub | tube brown | @almond 🫧 | 100 g 165, 50 g | Fine grains for weekly polish
Ubtan Face Pack | tub amber | @powder:e5a50a @rose | 100 g 199, 50 g | Turmeric, saffron and gram flour
Rose Water Toner | spray rose | @rose @drop:7fb6dc | 120 ml 129, 200 ml | Steam-distilled Kannauj roses
sub face-cream-sunscreen | Face Cream & Sunscreen | personal | Nikharaa, Palnaa, Rangina | | Ingredients: Water, plant butters, filters
Sunscreen SPF 50 | tube yellow | ☀️ 🧴 | 50 g 329, 80 g | No white cast, no grease
Day Cream | tub pink | @blossom ☀️ | 50 g 219, 25 g | Light moisture under make-up
Night Cream | tub violet | 🌙 @sparkle | 50 g 299, 25 g | Works while you do not
Vitamin C Serum | glassbottle orange | @orange @drop:7fb6dc | 30 ml 449, 15 ml | A dropper of glow
Aloe Vera Gel | tub green | 🌵 @drop:7fb6dc | 150 g 159, 300 g | Soothes, cools and calms
Under Eye Gel | tube sky | 👁️ ❄️ | 15 g 249, 30 g | A metal tip for puffy mornings
sub lips | Lips | beauty | Rangina, Nakhrewali | | Ingredients: Waxes, oils, pigments
Matte Lipstick Brick Red | stick red | 💄 👄 | 4 g 299, 2 x 4 g | Comfortable matte that survives chai
Matte Lipstick Rosewood | stick rose | 💄~h330 👄 | 4 g 299, 2 x 4 g | The shade that suits every sari
Liquid Lip Colour Berry | stick purple | 💄~h300 @blueberry | 5 ml 399, 2 x 5 ml | Smudge-free for twelve hours
Lip Balm Strawberry | stick pink | @strawberry 👄 | 5 g 119, 2 x 5 g | Soft tint with SPF 15
Lip Crayon Coral | stick orange | 🖍️ 👄 | 3 g 249, 2 x 3 g | Draw, fill and go
Lip Liner Nude | stick brown | ✏️~h340 👄 | 1 g 149, 2 x 1 g | Keeps colour inside the lines
Lip Gloss Clear | stick sky | @sparkle 👄 | 6 ml 199, 2 x 6 ml | Shine without the stick
Nude Lipstick Trio | box cream | 💄~s0.6 @gift | 3 pcs 599, 6 pcs | Three shades for three moods
sub eyes | Eyes & Brows | beauty | Nakhrewali, Rangina | | Ingredients: Waxes, pigments, castor oil
Kajal Deep Black | stick black | 👁️ 🖤 | 1 pc 165, 2 pcs | One stroke, no smudge, all day
Liquid Eyeliner | bottle black | 👁️ ✒️ | 5 ml 199, 3 ml | Fine brush for sharp wings
Mascara Volume | stick purple | 👁️ @sparkle | 8 ml 349, 2 x 8 ml | Lifts and separates
Brow Pencil | stick brown | ✏️ 👁️ | 1 pc 179, 2 pcs | With a spoolie at the other end
Eyeshadow Palette | box rose | 🎨 @sparkle | 9 pcs 449, 18 pcs | Nine shades from office to wedding
Make-up Remover | bottle sky | @drop:7fb6dc @sparkle | 100 ml 229, 200 ml | Two layers: shake and wipe
False Lashes | card pink | 👁️ 💃 | 1 pc 149, 3 pcs | Feather light with easy glue
Kohl Pencil Brown | stick cocoa | 👁️ 🤎 | 1 pc 149, 2 pcs | Softer than black, just as strong
sub nails-makeup | Nails & Make-up | beauty | Rangina, Nakhrewali | | Ingredients: Polymers, pigments
Nail Colour Ruby | nailpolish red | 💅 @sparkle | 8 ml 99, 2 x 8 ml | Two coats, one week
Nail Colour Peach | nailpolish orange | 💅~h30 @peach | 8 ml 99, 2 x 8 ml | A quiet shade for work
Nail Colour Plum | nailpolish purple | 💅~h280 @sparkle | 8 ml 99, 2 x 8 ml | Dark, glossy and a bit dramatic
Nail Remover Wipes | wipes pink | 💅 @drop:7fb6dc | 30 pcs 89, 60 pcs | No spills in the handbag
Compact Powder | tub cream | 🪞 @sparkle | 9 g 219, 18 g | Sets make-up, hides shine
Foundation Natural | pump amber | 🪞 @drop:7fb6dc | 30 ml 399, 15 ml | Six shades of Indian skin
Blush Pink | tub rose | @blossom 🪞 | 5 g 299, 10 g | The look of a brisk walk
Bindi Assorted | card maroon | 🔴 @sparkle | 30 pcs 40, 90 pcs | Velvet dots in five sizes
sub hair-colour | Hair Colour & Henna | personal | Keshlata, Van Aushadh | @mint | Ingredients: Henna or permitted colours
Hair Colour Natural Black | box black | 💇 @sparkle | 100 g 189, 50 g | Covers grey without ammonia
Hair Colour Dark Brown | box brown | 💇 🤎 | 100 g 189, 50 g | Soft brown that grows out gently
Hair Colour Burgundy | box maroon | 💇 🍷 | 100 g 199, 50 g | Red that shows in the sun
Pure Henna Powder | pouch green | @powder:7c8a3a @mint | 200 g 95, 500 g | Rajasthani mehendi, sieved fine
Indigo Powder | pouch blue | @powder:3f4d6b @leafsprig | 100 g 129, 200 g | With henna, a natural black
Mehendi Cones | box red | 🖐️ @mint | 12 pcs 149, 6 pcs, 2 pcs | Dark stain, thin nozzle
Root Touch Up Stick | stick black | 💇 ✏️ | 1 pc 249, 2 pcs | Between two colourings
Hair Spa Cream | tub purple | 💆 @sparkle | 200 g 299, 100 g | Salon softness on a Sunday
`;
