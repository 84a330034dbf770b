/** Pooja needs, in the columns that readDepartment explains. */
export const poojaNeeds = `
category pooja-needs | Pooja Needs | #ffe6d5 | @flower:f2921d @coconut
sub agarbatti-dhoop | Agarbatti & Dhoop | pooja | Dhoopvan, Aradhanam, Deepshikha | @incense:7a4a2a | Ingredients: Bamboo, resins, perfume
Sandal Agarbatti | longbox amber | @incense:9a6a3a 🪵 | 100 g 65, 250 g, 50 g | Calm sandal that fills the morning
Rose Agarbatti | longbox rose | @incense:a3324f @rose | 100 g 60, 250 g | Fresh petals in slow smoke
Mogra Agarbatti | longbox green | @incense:6a7a4a @flower:fbf9ef | 100 g 62, 250 g | White flowers at dusk
Guggal Dhoop Sticks | box brown | @sticks:4a3020 🕯️ | 50 g 58, 100 g | Bamboo-free sticks of resin and ghee
Sambrani Cups | box maroon | @incense:5a3a2a 💨 | 12 pcs 95, 24 pcs | Light one cup, bless the whole house
Cow Dung Dhoop Cones | pouch kraft | 🐄 🕯️ | 20 pcs 75, 40 pcs | Earthy cones with herbs
sub diya-oil | Diya, Wicks & Oil | pooja | Deepshikha, Aradhanam, Dhoopvan | | Material: Clay, cotton or vegetable oil
Clay Diyas | box kraft | @diya | 12 pcs 79, 24 pcs, 51 pcs | Wheel-thrown and sun-dried
Cotton Wicks Round | pouch white | ☁️ @diya | 100 pcs 35, 300 pcs | Even burning, hand rolled
Pooja Oil | bottle amber | @diya @drop:7fb6dc | 1 L 175, 500 ml | Five oils for a steady flame
Ghee Wicks | box yellow | @diya @butter | 30 pcs 99, 100 pcs | Ready dipped in cow ghee
Tea Light Candles | box red | 🕯️ @sparkle | 10 pcs 89, 50 pcs | Smokeless and drip-free
Brass Diya | box gold | @diya @sparkle | 1 pc 199, 2 pcs | Solid brass, a family thing
sub camphor-samagri | Camphor & Samagri | pooja | Aradhanam, Dhoopvan, Deepshikha | @cubes:ffffff | Use: Daily pooja and havan
Camphor Tablets | jar white | @cubes:ffffff 🔥 | 50 g 98, 100 g, 250 g | Pure kapur that leaves no ash | +air-fresheners
Havan Samagri | pouch brown | @flakes:6a4a2a 🔥 | 250 g 75, 500 g | Thirty-six herbs in proportion
Kumkum | jar red | @powder:b3122a @blossom:c0392b | 50 g 35, 100 g | Fine, bright and gentle on skin
Chandan Tika | jar amber | @powder:dcb46a 🪵 | 40 g 65, 80 g | Cooling sandal paste for the forehead
Akshat Rice | pouch yellow | @grain:f3d27a @grain:fdfaf2 | 100 g 30, 250 g | Unbroken rice with haldi
Gangajal | bottle sky | @drop:7fb6dc 🏞️ | 200 ml 35, 500 ml | Sealed at the ghat
Moli Thread | pouch maroon | 🧵 @blossom:c0392b | 2 pcs 25, 6 pcs | Red and yellow kalava
sub pooja-items | Pooja Thalis & Idols | pooja | Aradhanam, Deepshikha | | Material: Brass, clay, steel
Pooja Thali Set | box red | @diya 🔔 | 1 pc 449, 2 pcs | Seven pieces on an engraved plate
Brass Bell | box gold | 🔔 @sparkle | 1 pc 249, 2 pcs | A clear, long note
Ganesha Idol Clay | box orange | 🐘 @blossom:c0392b | 1 pc 299, 2 pcs | Unpainted clay that dissolves
Incense Holder | card brown | 🕯️ @lotus | 1 pc 129, 2 pcs | Catches every bit of ash
Copper Kalash | box amber | 🏺 @coconut | 1 pc 399, 2 pcs | Hammered copper for water and mango leaves
Pooja Cloth Red | pouch maroon | 🧣 @blossom:c0392b | 1 pc 79, 2 pcs | Bordered chunri
Rudraksha Mala | box brown | 📿 🕉️ | 1 pc 249, 2 pcs | One hundred and eight beads
Agarbatti Stand Brass | card gold | @incense:7a4a2a @sparkle | 1 pc 149, 2 pcs | Heavy base, five holes
sub festive-decor | Festive Decor | pooja | Deepshikha, Rangoli Kids, Aradhanam | | Material: Paper, cloth, powder colours | +stationery-games
Rangoli Colours | pouch purple | @powder:c026d3 @powder:f59f00 | 10 pcs 120, 5 pcs | Ten bright powders in squeeze packs
Door Toran | card orange | @flower:f2921d 🏠 | 1 pc 199, 2 pcs | Marigold and mango leaf, in cloth
Herbal Gulal | pouch pink | @powder:e64980 🎉 | 100 g 45, 4 x 100 g | Flower-based Holi colour that washes off
Fairy Lights | box yellow | @sparkle 🏮 | 1 pc 249, 2 pcs | Ten metres of warm twinkle
Rakhi Set | card red | 🧵 @gift | 2 pcs 149, 4 pcs | Threads with roli and rice
Paper Flower Garland | card pink | @blossom 🎊 | 2 pcs 129, 4 pcs | Reusable festoons for the stairs
`;
