/** Sweets and chocolates, in the columns that readDepartment explains. */
export const sweetsChocolates = `
category sweets-chocolates | Sweets & Chocolates | #ffe2ee | @balls:f0a93a @chocolate
sub chocolates | Chocolates | sweet | Cocoavan, Choko Nanu, Mithaiwadi | @chocolate | Ingredients: Sugar, cocoa solids, milk solids
Milk Chocolate Bar | chocobar purple | @chocolate @milk | 50 g 45, 24 g 20, 150 g | Smooth milk chocolate that snaps, then melts
Dark Chocolate 70% | chocobar black | @chocolate:3d1f14 @almond | 80 g 149, 40 g | Deep, slightly fruity and not too sweet
Fruit & Nut Chocolate | chocobar maroon | @chocolate @grapes @almond | 80 g 110, 36 g | Raisins and almonds in every square
Hazelnut Chocolate | chocobar brown | @chocolate @hazelnut | 80 g 129, 40 g | Whole roasted hazelnuts under milk chocolate
White Chocolate Bar | chocobar cream | @bar:f7ecd2 @milk | 40 g 50, 80 g | Creamy, milky and scented with vanilla
Crispy Wafer Chocolate | flowpack red | @bar:6b3d22 @chocolate | 37 g 30, 18 g 15, 4 x 37 g | Four light wafers in a chocolate coat
Chocolate Caramel Bar | flowpack amber | @bar:5a2f1c @honey | 40 g 40, 4 x 40 g | Nougat and caramel under chocolate
sub gift-packs | Gift Packs | sweet | Cocoavan, Mithaiwadi, Rasdhara | @chocolate | Ingredients: Assorted chocolates and sweets
Assorted Chocolate Gift Box | box purple | @gift @chocolate | 200 g 249, 400 g | A layer of favourites under a satin lid
Festive Sweets Box | box maroon | @gift @diya | 500 g 449, 1 kg | Kaju katli, laddu and barfi, ready to hand over | +indian-sweets
Truffle Collection | box black | @balls:4a2817 🎀 | 120 g 399, 240 g | Hand-rolled truffles in six flavours
Rakhi Chocolate Pack | box pink | 🎀 @chocolate | 180 g 299, 360 g | Chocolates and a card for the one far away
Celebration Cookies Tin | tin gold | @cookie @gift | 300 g 349, 600 g | Butter cookies in a tin that everyone keeps
sub candies-gums | Candies, Toffees & Gums | sweet | Choko Nanu, Mithaiwadi, Phalsip | | Ingredients: Sugar, glucose syrup, flavour
Mango Candy | pouch orange | 🍬~h20 @mango | 200 g 55, 50 pcs | Ripe on the outside, raw mango within
Coffee Toffee | pouch brown | 🍬~h330 @coffee | 200 g 60, 50 pcs | Milky coffee toffees that last a station
Imli Candy | pouch maroon | 🍬~h300 @chilli | 150 g 50, 300 g | Tamarind, jaggery and mischief
Fruit Lollipops | pouch pink | 🍭 @strawberry | 10 pcs 50, 25 pcs | Five fruits on a paper stick
Mint Chewing Gum | box teal | @mint @ice | 30 g 50, 6 x 30 g | Sugar-free gum with long-lasting mint
Jelly Bears | pouch red | 🐻 🍬 | 100 g 60, 200 g | Soft fruit gummies without gelatin
Eclairs | pouch purple | @chocolate 🍬 | 200 g 75, 50 pcs | Caramel outside, chocolate inside
sub indian-sweets | Indian Sweets | sweet | Mithaiwadi, Rasdhara, Gauvana | @balls:e8952f | Ingredients: Milk solids, sugar, ghee
Gulab Jamun Tin | can maroon | @balls:7a3516 @spoon | 1 kg 240, 500 g | Soft jamuns in cardamom syrup
Rasgulla Tin | can sky | @balls:fbfaf4 @spoon | 1 kg 235, 500 g | Spongy chhena balls that squeak
Soan Papdi | box gold | @cubes:ecd49a @diya | 250 g 99, 500 g | Flaky threads with pistachio
Kaju Katli | box silver | @diamonds:ece7dc @gift | 250 g 289, 500 g | Thin cashew diamonds under silver leaf
Motichoor Laddu | box orange | @balls:f0932b @diya | 400 g 219, 200 g | Tiny boondi bound in pure ghee
Besan Laddu | box amber | @balls:e0a63a @milk | 400 g 229, 200 g | Slow-roasted gram flour with ghee
Mysore Pak | box yellow | @cubes:e6b23e @diya | 250 g 199, 500 g | Ghee-soaked and porous, the Karnataka way
Milk Cake | box brown | @cubes:b9783f @milk | 250 g 209, 500 g | Grainy, caramelised Alwar kalakand
sub chikki-mukhwas | Chikki, Gajak & Mukhwas | sweet | Rasdhara, Farsanpur, Mithaiwadi | @squares:b5702b @peanut | Ingredients: Jaggery, nuts, seeds
Peanut Chikki | pouch amber | @squares:b5702b @peanut | 200 g 65, 400 g | Roasted peanuts in brittle jaggery
Til Gajak | box kraft | @squares:dcc391 @honey | 250 g 120, 500 g | Pounded sesame for winter evenings
Rajgira Chikki | pouch red | @squares:dcb46a @wheat | 200 g 70, 400 g | Airy amaranth, allowed on fasts
Roasted Saunf Mukhwas | jar lime | @grain:9fb35a @mint | 150 g 78, 300 g | Sugar-coated fennel for after dinner
Paan Mukhwas | jar green | @grain:3f7d3a @rose | 150 g 95, 300 g | Betel leaf, gulkand and coconut
Dry Dates Mukhwas | jar maroon | @nuts:7a3516 🌴 | 150 g 98, 300 g | Chewy kharek with lemon and spice
sub sugar-free | Sugar Free & Sweeteners | sweet | Poshanika, Mithaiwadi, Cocoavan | @leafsprig @cubes:ffffff | Ingredients: Stevia, erythritol or isomalt | +pharmacy-wellness
Stevia Sachets | box leaf | @leafsprig @coffee | 50 pcs 149, 100 pcs | Leaf-sweet sachets without calories
Sweetener Tablets | bottlepill teal | 💊~s0.1b1.3 @coffee | 100 pcs 99, 300 pcs | One pellet equals one spoon of sugar
Sugar Free Dark Chocolate | chocobar teal | @chocolate @leafsprig | 80 g 179, 40 g | Dark chocolate sweetened with stevia
Sugar Free Kaju Katli | box teal | @diamonds:ece7dc @leafsprig | 250 g 349, 500 g | Cashew sweet made with isomalt
Erythritol Powder | standup sky | @powder:ffffff @cake | 250 g 249, 500 g | Bakes like sugar, counts like water
`;
