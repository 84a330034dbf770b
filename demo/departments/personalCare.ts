/** Bath, hair and personal care, in the columns that readDepartment explains. */
export const personalCare = `
category personal-care | Bath, Hair & Personal Care | #d0f6f2 |
sub soaps | Soaps | personal | Sugandhika, Nikharaa, Van Aushadh | | Ingredients: Sodium palmate, plant oils, fragrance
Sandal & Turmeric Soap | soapbox amber | @soap @powder:e5a50a | 100 g 42, 4 x 100 g, 150 g | Sandal scent and haldi glow
Neem Soap | soapbox green | @soap:b9c98a @mint | 100 g 38, 4 x 100 g | Cooling neem for sticky days
Rose Milk Soap | soapbox pink | @soap @rose | 100 g 44, 4 x 100 g | Creamy lather with rose
Lime Fresh Soap | soapbox lime | @soap:d9b07c @lemon | 100 g 36, 4 x 100 g | Wakes you before the coffee does
Aloe Glycerine Soap | soapbox teal | @soap:a9c9a0 🌵 | 125 g 65, 3 x 125 g | Clear bar that does not dry the skin
Charcoal Soap | soapbox black | @soap:4a4a4f 🫧 | 100 g 79, 3 x 100 g | Deep clean after the gym
sub body-wash | Body Wash & Handwash | personal | Zestora, Nikharaa, Sugandhika | | Ingredients: Water, mild cleansers, glycerine
Lemon Handwash | pump yellow | @lemon 🫧 | 200 ml 89, 750 ml 129 | Quick lather, clean rinse
Lavender Body Wash | pump violet | 🪻 🚿 | 250 ml 179, 500 ml | A calm end to a loud day
Neem Handwash Refill | pouch green | @mint 🫧 | 750 ml 119, 1.5 L | Refill that saves a bottle
Ocean Shower Gel | bottle blue | 🌊 🚿 | 250 ml 185, 500 ml | Cool, salty and bright
Mogra Body Wash | pump white | @flower:fbf9ef 🚿 | 250 ml 189, 500 ml | Jasmine, just like the garlands
Hand Sanitizer | bottle sky | 🙌 @drop:7fb6dc | 100 ml 55, 500 ml | Seventy percent alcohol with aloe
sub shampoo | Shampoo & Conditioner | personal | Keshlata, Nikharaa, Van Aushadh | | Ingredients: Water, mild cleansers, plant extracts
Onion Hair Fall Shampoo | pump maroon | @onion 🧴 | 250 ml 249, 80 ml, 650 ml | Onion seed and keratin for thinning hair
Amla Shikakai Shampoo | bottle green | @sweetlime @mint | 180 ml 145, 340 ml, 650 ml | Grandmother's wash without the mess
Anti Dandruff Shampoo | bottle blue | ❄️ 🧴 | 180 ml 165, 340 ml | Zinc and mint for itchy scalps
Smooth Conditioner | tube pink | @rose 🧴 | 180 ml 175, 80 ml | Detangles before you reach for the comb
Coconut Milk Shampoo | bottle white | @coconut 🧴 | 340 ml 285, 180 ml | Softness for dry ends
Shampoo Sachet Strip | sachet purple | 🫧 🧴 | 16 pcs 32, 32 pcs | Sixteen washes for the travel bag
sub hair-oil | Hair Oil & Care | personal | Keshlata, Van Aushadh, Nikharaa | @coconut | Ingredients: Plant oils and herbs
Coconut Hair Oil | bottle sky | @coconut 💆 | 250 ml 125, 500 ml, 100 ml | Pure oil for weekly champi
Amla Hair Oil | bottle leaf | @sweetlime @mint | 200 ml 98, 300 ml | Dark, cooling and strengthening
Almond Hair Oil | bottle amber | @almond 💆 | 200 ml 118, 100 ml | Light and never sticky
Onion Hair Oil | bottle maroon | @onion @mint | 150 ml 269, 200 ml | With a comb cap that reaches the roots
Hair Serum | pump violet | @sparkle 💁 | 100 ml 289, 50 ml | Two drops against frizz
Hair Gel Strong Hold | tube black | 💇 ⚡ | 100 g 95, 50 g | Sets fast, washes out clean
sub oral-care | Oral Care | personal | Dantika, Van Aushadh, Zestora | | Ingredients: Calcium carbonate, glycerine, mint
Mint Toothpaste | toothpaste red | 🦷 @mint | 150 g 95, 100 g, 2 x 150 g | Strong mint, fluoride and a clean finish
Salt & Clove Toothpaste | toothpaste green | 🦷 @salt | 150 g 99, 2 x 150 g | Kitchen remedies in a tube
Soft Toothbrush | card blue | 🪥 🦷 | 1 pc 35, 4 pcs | Slim bristles, gentle on gums
Sensitive Toothpaste | toothpaste sky | 🦷 ❄️ | 80 g 135, 150 g | For ice cream without regret
Mouthwash Icy Mint | bottle teal | @mint @ice | 250 ml 129, 500 ml | Thirty seconds, twelve hours
Kids Toothpaste Strawberry | toothpaste pink | @strawberry 🦷 | 80 g 85, 2 x 80 g | Low fluoride, high cooperation
Bamboo Toothbrush | card kraft | 🎋 🪥 | 2 pcs 119, 4 pcs | Compostable handle, soft bristles
sub deodorants | Deodorants & Perfumes | personal | Zestora, Mardaan Co, Sugandhika | | Ingredients: Perfume, alcohol
Deodorant Fresh Aqua | aerosol blue | 🌊 💨 | 150 ml 199, 2 x 150 ml | Sea breeze that lasts a workday
Deodorant Musk | aerosol black | 🌲 💨 | 150 ml 205, 2 x 150 ml | Woody and warm
Roll On Citrus | bottle lime | @lemon @sparkle | 50 ml 149, 2 x 50 ml | Dry touch, no stains
Floral Body Mist | bottle pink | @blossom @sparkle | 150 ml 249, 75 ml | A light cloud of petals
Attar Sandal | glassbottle gold | 🪵 @sparkle | 10 ml 189, 20 ml | Alcohol-free, one dab is enough
Pocket Perfume | card purple | @rose @sparkle | 18 ml 69, 3 x 18 ml | Two hundred sprays in a pocket
sub shaving-grooming | Shaving & Grooming | personal | Mardaan Co, Zestora | | Use: Everyday shaving and grooming
Razor Three Blade | card blue | 🪒 | 1 pc 149, 2 pcs | Pivoting head that forgives hurry
Shaving Foam | aerosol sky | ☁️ 🪒 | 200 g 189, 400 g | Dense foam with aloe
Shaving Cream | tube teal | ☁️ 🪒 | 70 g 72, 125 g | Rich lather for the brush
After Shave Lotion | bottle leaf | ❄️ 🧔 | 100 ml 199, 50 ml | Cooling splash that closes the shave
Beard Oil | glassbottle brown | 🧔 @almond | 30 ml 299, 60 ml | Argan and almond for a tidy beard
Blade Cartridges | card black | 🪒 @sparkle | 4 pcs 399, 2 pcs, 8 pcs | Fits the three-blade handle
Charcoal Face Scrub Men | tube black | 🧔 🫧 | 100 g 189, 50 g | Lifts off dust and oil
Disposable Razor | card yellow | 🪒 | 5 pcs 99, 10 pcs | For travel and guests
sub feminine-care | Feminine Hygiene | personal | Sakhi Soft, Palnaa | | Material: Cotton top sheet, absorbent core
Sanitary Pads XL | wipes pink | @blossom ☁️ | 30 pcs 289, 8 pcs 85, 15 pcs | Dry cover and wide wings
Ultra Thin Pads Regular | wipes violet | @blossom @sparkle | 20 pcs 165, 40 pcs | So thin that you forget
Overnight Pads | wipes blue | 🌙 ☁️ | 10 pcs 149, 20 pcs | Longer at the back for sound sleep
Panty Liners | wipes teal | @leafsprig ☁️ | 40 pcs 149, 20 pcs | Fresh on all the other days
Menstrual Cup | box purple | 🌷 @sparkle | 1 pc 349, 2 pcs | Medical silicone, good for years
Tampons Regular | box sky | @blossom @drop:7fb6dc | 16 pcs 199, 8 pcs | Smooth tips for swim days
Intimate Wash | bottle rose | 🌷 @drop:7fb6dc | 100 ml 179, 200 ml | Balanced pH and no soap
sub skin-lotion | Body Lotion & Talc | personal | Nikharaa, Sugandhika, Palnaa | | Ingredients: Water, glycerine, plant butters
Cocoa Body Lotion | pump brown | @chocolate 🧴 | 200 ml 199, 400 ml | Deep moisture for dry winters
Aloe Body Gel | tub green | 🌵 🧴 | 150 g 149, 300 g | Cooling gel after the sun
Cold Cream | tub blue | ❄️ 🧴 | 100 ml 125, 200 ml | The winter jar on every dresser
Sandal Talc | talc amber | ☁️ 🪵 | 100 g 78, 400 g | Soft powder with a temple scent
Petroleum Jelly | tub sky | @drop:7fb6dc 👄 | 85 g 99, 20 g, 170 g | For lips, heels and everything rough
Foot Cream | tube leaf | 🦶 @mint | 50 g 119, 100 g | Mends cracked heels overnight
`;
