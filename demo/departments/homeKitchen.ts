/** Home and kitchen, in the columns that readDepartment explains. */
export const homeKitchen = `
category home-kitchen | Home & Kitchen | #eef0d1 |
sub cookware | Cookware | tool | Bartanwala, Rasoika | | Material: Aluminium, steel or iron
Non Stick Tawa | box red | 🍳 @pancakes | 1 pc 699, 2 pcs | Even heat for dosas and cheelas
Pressure Cooker 3 L | box silver | @curry:a33a17 💨 | 1 pc 1249, 2 pcs | Two whistles for rice, three for dal
Kadhai With Lid | box black | @curry:b0521c 🔥 | 1 pc 899, 2 pcs | Deep, steady and oven safe
Cast Iron Skillet | box black | 🍳~s0.2 🔥 | 1 pc 999, 2 pcs | Pre-seasoned and better every year
Milk Pan | box blue | @milk @curry:a33a17 | 1 pc 449, 2 pcs | Lip that pours without a drip
Idli Steamer | box green | @discs:fdfcf6 💨 | 1 pc 749, 2 pcs | Sixteen idlis at a time
Saucepan Steel | box teal | @coffee @curry:a33a17 | 1 pc 399, 2 pcs | Chai for six
Frying Pan 24 cm | box orange | 🍳 @egg | 1 pc 649, 2 pcs | Stay-cool handle, easy release
sub bottles-lunchboxes | Bottles & Lunch Boxes | tool | Rasoika, Bartanwala, Ghargrih | | Material: Steel or BPA-free plastic
Steel Water Bottle | card silver | @drop:7fb6dc 🏃 | 1 L 399, 750 ml | Single wall, leak-proof cap
Insulated Flask | box black | @coffee ❄️ | 500 ml 699, 1 L, 750 ml | Hot for twelve hours, cold for twenty-four
Lunch Box Three Tier | box orange | 🍱 @curry | 1 pc 599, 2 pcs | Dal, rice and sabzi without meeting
Kids Sipper Bottle | card pink | @cola 🦄 | 500 ml 249, 350 ml | Straw cap and happy prints
Glass Bottle | card teal | @drop:7fb6dc @lemon | 1 L 199, 3 x 1 L | For the fridge door
Tiffin Bag | card blue | 👜 🍱 | 1 pc 299, 2 pcs | Insulated and easy to wipe
sub containers-storage | Containers & Storage | tool | Rasoika, Ghargrih, Bartanwala | | Material: Glass, steel or food-grade plastic
Airtight Container Set | box sky | 🫙 @wheat | 3 pcs 399, 6 pcs, 12 pcs | Stackable with clear sides
Glass Jar With Lid | card green | 🫙 @cookie | 1 pc 149, 4 pcs | See what is running low
Spice Box | box red | @salt @chilli | 1 pc 449, 2 pcs | Steel masala dabba with seven cups
Fridge Storage Box | card sky | @ice @bokchoy | 2 pcs 349, 4 pcs | Drains so that greens last
Oil Dispenser | card amber | @olive 🍳 | 1 pc 249, 2 pcs | Drip-free spout, measured pour
Zip Lock Bags | box blue | 🥪 @ice | 25 pcs 149, 50 pcs | Freezer safe and reusable
sub kitchen-tools | Kitchen Tools & Knives | tool | Bartanwala, Rasoika | | Material: Stainless steel, wood, silicone
Chef Knife | card silver | 🔪 @carrot | 1 pc 249, 2 pcs | Sharp out of the box, easy to hone
Peeler | card orange | @carrot @potato | 1 pc 79, 2 pcs | Swivel blade for thin peel
Rolling Pin & Board | box brown | @roti 🪵 | 1 pc 399, 2 pcs | Sheesham chakla belan
Grater Four Side | card green | @cheese @carrot | 1 pc 199, 2 pcs | From ginger to cheese
Lighter Gas | card red | 🔥 🍳 | 1 pc 129, 2 pcs | Clicks ten thousand times
Chopping Board | card kraft | 🔪 @bokchoy | 1 pc 299, 2 pcs | Bamboo that is kind to knives
Silicone Spatula | card pink | 🍳 @flakes:e2b878 | 1 pc 149, 3 pcs | Scrapes the last of the batter
Tea Strainer | card silver | @coffee @teapot | 1 pc 69, 2 pcs | Fine steel mesh
sub foils-disposables | Foils, Wraps & Disposables | disposable | Ghargrih, Rasoika, Shuddhika | | Material: Aluminium, paper or areca leaf
Aluminium Foil | roll silver | 🌯 🔥 | 9 m 85, 18 m 155, 72 m 429 | Keeps rotis soft and lunch warm
Cling Wrap | roll sky | @salad @ice | 30 m 129, 100 m 299 | Stretches, sticks and tears clean
Baking Paper | roll brown | @cookie @cupcake | 10 m 179, 20 m 299 | Nothing sticks
Areca Leaf Plates | wipes green | 🍽️ 🌴 | 25 pcs 199, 50 pcs | Sturdy plates that return to the soil
Paper Cups | wipes brown | @coffee @cola | 50 pcs 89, 100 pcs | For chai at the society meeting
Wooden Spoons | wipes kraft | @spoon 🌳 | 50 pcs 99, 100 pcs | Smooth birch, no plastic
sub bulbs-batteries | Bulbs, Batteries & Electricals | electrical | Ujalon, Ghargrih | | Material: Polycarbonate, aluminium
LED Bulb 9 W | box yellow | 💡 | 1 pc 99, 2 pcs, 4 pcs | Cool daylight for very little power
AA Batteries | card black | 🔋 ⏰ | 4 pcs 80, 10 pcs, 2 pcs | For remotes, clocks and toys
AAA Batteries | card red | 🔋~h340 🎮 | 4 pcs 80, 10 pcs | Slim cells that hold on
LED Night Lamp | card blue | 🌙 💡 | 1 pc 149, 2 pcs | A glow the size of a coin
Extension Board | box sky | 🔌 ⚡ | 1 pc 449, 2 pcs | Four sockets and a surge guard
Rechargeable Torch | box orange | 🔦 🌙 | 1 pc 349, 2 pcs | For power cuts and night walks
Mobile Cable Type C | card teal | 🔌 📱 | 1 pc 199, 2 pcs | Braided and fast
LED Tube 20 W | box white | 💡 @sparkle | 1 pc 249, 2 pcs | Bright from end to end
sub home-utility | Home Utility | tool | Ghargrih, Ujalon | | Material: Plastic, steel, cotton
Door Mat | card brown | 🏠 👣 | 1 pc 249, 2 pcs | Coir that takes the dust
Cloth Clips | card pink | 👕 📎 | 24 pcs 99, 12 pcs | A grip that stands the wind
Hangers | card blue | 👔 | 6 pcs 149, 12 pcs | Slim and shoulder shaped
Umbrella Foldable | card teal | ☂️ 🌧️ | 1 pc 449, 2 pcs | Wind-proof ribs for the monsoon
Super Glue | card yellow | 🔧 @sparkle | 3 g 20, 5 x 3 g | Holds in ten seconds
Padlock | card gold | 🔒 🗝️ | 1 pc 249, 2 pcs | Brass body with three keys
Bathroom Mug & Bucket | box green | 🪣 🚿 | 1 pc 349, 2 pcs | Unbreakable set
Plant Pot | box orange | 🪴 @sprout | 1 pc 129, 3 pcs | With a tray, for the tulsi
Face Towel | card violet | 🧖 ☁️ | 2 pcs 199, 4 pcs | Soft cotton that dries fast
`;
