/** Tea, coffee and health drinks, in the columns that readDepartment explains. */
export const teaCoffee = `
category tea-coffee | Tea, Coffee & Health Drinks | #d5f6e6 | @coffee @teapot
sub tea | Tea | hotdrink | Chaibagan, Pattiwala, Kaapi Katte | @coffee @grain:3b2318 | Ingredients: Black tea
Assam CTC Tea | pouch red | @coffee @grain:3b2318 | 250 g 135, 500 g, 1 kg | Strong, coppery kadak chai leaf
Elaichi Tea | pouch green | @coffee @grain:4a2c1c | 250 g 155, 500 g | CTC leaf with crushed cardamom
Masala Tea | box orange | @coffee @ginger | 250 g 165, 100 g | Ginger, clove and cardamom in the leaf
Darjeeling Leaf Tea | tin gold | @teapot @flakes:5b3a24 | 100 g 249, 250 g | Muscatel second flush, brew it without milk
Tea Bags Classic | box blue | @coffee @teapot | 25 pcs 95, 100 pcs | Staple-free bags that fill a big mug
Ginger Tea Bags | box amber | @coffee @ginger | 25 pcs 120, 50 pcs | Warm, sharp and quick
Premix Masala Chai | sachet brown | @coffee @milk | 10 pcs 149, 20 pcs | Add hot water anywhere
sub green-herbal-tea | Green & Herbal Tea | hotdrink | Chaibagan, Van Aushadh, Brewbari | @greentea @mint | Ingredients: Green tea, herbs
Green Tea | box leaf | @greentea @mint | 25 pcs 145, 100 pcs | Light, grassy and never bitter
Tulsi Ginger Tea | box green | @greentea @ginger | 25 pcs 165, 50 pcs | Holy basil that clears the head
Lemon Honey Green Tea | box yellow | @greentea @lemon @honey | 25 pcs 155, 100 pcs | A soft cup for the afternoon
Chamomile Tea | box cream | @flower:fbf6e6 @greentea | 20 pcs 229, 50 pcs | Whole flowers for a quiet night
Hibiscus Tea | tin rose | @blossom:c0392b @greentea | 50 g 249, 100 g | Ruby-red, tart and free of caffeine
Kashmiri Kahwa | tin amber | @teapot @almond | 100 g 299, 50 g | Saffron, almond and green leaf
sub coffee | Coffee | hotdrink | Kaapi Katte, Brewbari, Pattiwala | @nuts:4a2817 @coffee | Ingredients: Coffee
Instant Coffee | jar brown | @coffee @powder:4a2817 | 50 g 165, 100 g, 200 g | Spray-dried coffee with a full body
Filter Coffee 80:20 | pouch maroon | @coffee @powder:5b321b | 200 g 149, 500 g | Coffee and chicory for a steel tumbler
Instant Coffee Strong | sachet red | @coffee ⚡ | 24 pcs 48, 48 pcs | One-cup sachets for desks and trains
Roasted Coffee Beans | standup black | @coffee @nuts:3d2114 | 250 g 449, 500 g | Single-estate arabica, medium dark
Filter Coffee Decoction | bottle brown | @coffee @milk | 250 ml 129, 100 ml | Thick decoction: just add hot milk
Cold Brew Bags | box blue | @coffee @ice | 5 pcs 249, 10 pcs | Steep overnight, pour over ice
Hazelnut Instant Coffee | jar amber | @coffee @hazelnut | 50 g 219, 100 g | Nutty aroma without syrup
sub malt-health-drinks | Malt & Health Drinks | hotdrink | Poshanika, Millet Mandali, Shaktivan | @milk | Ingredients: Malted cereals, milk solids, cocoa
Chocolate Malt Drink | jar cocoa | @milk @chocolate | 500 g 269, 200 g, 1 kg | Malt, cocoa and vitamins for growing bones
Classic Malt Drink | jar blue | @milk @wheat | 500 g 259, 1 kg | Creamy malt to stir into hot milk
Kesar Badam Mix | jar amber | @milk @almond | 200 g 199, 500 g | Almond and saffron for bedtime milk
Ragi Malt | pouch brown | @flakes:e2b878 @wheat | 250 g 149, 500 g | Sprouted finger millet, calcium on the cheap
Turmeric Latte Mix | tin yellow | @milk @powder:e5a50a | 150 g 199, 300 g | Haldi doodh with pepper and cinnamon
Women's Nutrition Drink | jar pink | @milk 💪 | 400 g 389, 200 g | Iron, folate and calcium in vanilla
sub hot-chocolate | Cocoa & Drinking Chocolate | hotdrink | Cocoavan, Brewbari, Choko Nanu | @chocolate @coffee | Ingredients: Cocoa, sugar
Drinking Chocolate | box purple | @chocolate @milk | 200 g 149, 500 g | Sweet cocoa that melts into hot milk
Cocoa Powder | box cocoa | @powder:4a2817 @cake | 100 g 149, 200 g | Unsweetened, dark and good for baking
Dark Hot Chocolate | tin black | @chocolate @coffee | 200 g 349, 100 g | Shaved 60% chocolate, thick as it should be
Hot Chocolate Sachets | sachet brown | @chocolate @milk | 10 pcs 249, 5 pcs | One mug at a time
Mint Hot Chocolate | tin teal | @chocolate @mint | 200 g 369, 100 g | Dark cocoa with cool mint
`;
