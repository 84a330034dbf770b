/** Stationery, toys and games, in the columns that readDepartment explains. */
export const stationery = `
category stationery-games | Stationery & Games | #e8eaff |
sub notebooks | Notebooks & Paper | stationery | Kaagazi, Likhotsav | | Material: Paper, board
Single Line Notebook | notebook blue | 📓 ✏️ | 172 pages 55, 6 x 172 pages | Smooth ruled pages that hold ink
Long Notebook Unruled | notebook red | 📕 ✏️ | 180 pages 68, 6 x 180 pages | For diagrams and rough work
Spiral Notebook A5 | notebook teal | 📗 @coffee | 200 pages 119, 3 x 200 pages | Micro-perforated, opens flat
Maths Square Notebook | notebook green | 📗 🧮 | 120 pages 48, 6 x 120 pages | Even squares for tidy sums
Sticky Notes | card yellow | 📝 📌 | 100 pcs 55, 400 pcs | Stick, peel, stick again
A4 Copier Paper | box sky | 📄 🖨️ | 500 pcs 329, 100 pcs | Bright 75 gsm that never jams
Daily Planner | notebook black | 📔 @coffee | 1 pc 249, 2 pcs | A page a day, with to-dos
Drawing Book | notebook orange | 🎨 🖍️ | 40 pages 75, 3 x 40 pages | Thick sheets for paint and crayon
sub pens-pencils | Pens & Pencils | stationery | Likhotsav, Kaagazi | | Material: Polymer, graphite, ink
Ball Pen Blue | card blue | 🖊️ 📝 | 10 pcs 60, 5 pcs, 20 pcs | Smooth 0.7 mm tip, no skips
Gel Pen Black | card black | 🖊️~s0 📝 | 5 pcs 50, 10 pcs | Dark line, quick dry
HB Pencils | box red | ✏️ 📐 | 10 pcs 50, 20 pcs | Break-resistant lead with eraser
Mechanical Pencil | card purple | ✏️~h200 📐 | 2 pcs 60, 4 pcs | 0.7 mm with spare leads
Highlighters | card lime | 🖍️~h60 📖 | 5 pcs 125, 10 pcs | Five shades of important
Eraser & Sharpener Set | card pink | ✂️ ✏️ | 2 pcs 25, 10 pcs | Dust-free and shaped for fingers
Permanent Marker | card black | 🖊️ 📦 | 2 pcs 50, 5 pcs | Writes on tins, tapes and jars
Fountain Pen | box blue | 🖋️ 📜 | 1 pc 249, 2 pcs | With a converter and two cartridges
sub art-craft | Art & Craft | stationery | Rangoli Kids, Likhotsav | | Material: Wax, pigment, paper
Wax Crayons | box orange | 🖍️ 🎨 | 12 pcs 40, 24 pcs | Bright sticks that do not crumble
Colour Pencils | box green | ✏️ 🌈 | 12 pcs 99, 24 pcs | Soft leads for smooth shading
Water Colours | box blue | 🎨 @drop:7fb6dc | 12 pcs 85, 18 pcs | Cakes with a brush inside
Sketch Pens | box pink | 🖍️~h200 🌈 | 12 pcs 55, 24 pcs | Washable, thank goodness
Craft Paper Pack | pouch yellow | 📄 ✂️ | 50 pcs 89, 100 pcs | Ten colours for one project
Glue Stick | card sky | ✂️ 📄 | 15 g 35, 3 x 15 g | Neat glue stick without spills
Modelling Clay | tub purple | 🧱~h280 🎨 | 6 pcs 120, 12 pcs | Soft dough that stays soft
Acrylic Paint Set | box maroon | 🎨 🖌️ | 6 pcs 249, 12 pcs | Rich colours for canvas and pots
sub office-school | Office & School | stationery | Kaagazi, Likhotsav | | Material: Steel, plastic, paper
Stapler | card red | 📎 📄 | 1 pc 79, 2 pcs | Pocket stapler with pins
Scissors | card blue | ✂️ 📄 | 1 pc 89, 2 pcs | Steel blades, soft handles
Geometry Box | box yellow | 📐 📏 | 1 pc 149, 2 pcs | Compass, divider and the rest
Transparent Tape | card sky | 📦 ✂️ | 2 pcs 40, 6 pcs | Clear, strong and easy to tear
File Folder | notebook green | 📁 📄 | 5 pcs 129, 10 pcs | Keeps marksheets flat
Calculator | card black | 🧮 📊 | 1 pc 349, 2 pcs | Big keys and twelve digits
Ruler 30 cm | card orange | 📏 ✏️ | 1 pc 20, 5 pcs | Clear edge, clear marks
School Bag Tags | card pink | 🏷️ 🎒 | 12 pcs 79, 24 pcs | Name labels that survive the term
sub party-gifts | Party & Gift Wrap | stationery | Rangoli Kids, Kaagazi | | Material: Paper, latex, foil
Balloons Assorted | pouch red | 🎈 🎉 | 50 pcs 99, 100 pcs | Twelve bright colours
Gift Wrap Sheets | roll purple | @gift 🎀 | 5 pcs 75, 10 pcs | Festive prints on thick paper
Birthday Banner | card pink | 🎉 🎂 | 1 pc 99, 2 pcs | Letters on a golden string
Party Candles | card yellow | 🕯️ 🎂 | 12 pcs 49, 24 pcs | Drip-free spirals
Paper Lanterns | pouch orange | 🏮 @sparkle | 3 pcs 199, 6 pcs | Fold out and hang
Money Envelopes | wipes maroon | 🧧 @diya | 10 pcs 60, 25 pcs | Shagun covers with a coin on top
Party Poppers | card green | 🎉 🎊 | 2 pcs 120, 4 pcs | One twist, much confetti
Greeting Cards | pouch sky | 💌 ✒️ | 3 pcs 99, 6 pcs | Blank inside, so you can mean it
sub toys-games | Toys & Games | stationery | Rangoli Kids, Likhotsav | | Material: Board, wood, safe plastic
Ludo & Snakes Board | box red | 🎲 🐍 | 1 pc 149, 2 pcs | Two classics on one board
Playing Cards | box black | 🃏 ♠️ | 1 pc 79, 2 pcs | Plastic coated for long nights
Jigsaw Map Of India | box green | 🧩 🗺️ | 1 pc 199, 2 pcs | Learn the states by their edges
Carrom Coins Set | box amber | ⚫ 🎯 | 1 pc 179, 2 pcs | With striker and powder
Cricket Tennis Balls | card lime | 🎾 🏏 | 3 pcs 179, 6 pcs | Hard enough for gully cricket
Puzzle Cube | card blue | 🧊~h90 🧩 | 1 pc 149, 2 pcs | Smooth turning, no peeling stickers
Badminton Shuttlecocks | tube white | 🏸 | 3 pcs 149, 6 pcs | Nylon skirts that fly true
Kite & Thread Pack | card orange | 🪁 🌞 | 5 pcs 149, 10 pcs | Cotton thread, no glass
`;
