/** Atta, rice, dal and sugar, in the columns that readDepartment explains. */
export const attaRiceDal = `
category atta-rice-dal | Atta, Rice & Dal | #faebcf | @grain:e8b04a @roti
sub atta | Atta | flour | Chakkivan, Annagiri, Bhandarsa, Sonadhan | @roti | Ingredients: Whole wheat
Chakki Fresh Atta | sack orange | @powder:e9d3a6 @roti @wheat | 5 kg 265, 1 kg 58, 10 kg | Whole wheat atta for rotis that stay soft till dinner | x4
Sharbati Atta | sack gold | @powder:efdcae @roti | 5 kg 329, 1 kg 72 | Sharbati wheat of Sehore, naturally sweet and golden
Multigrain Atta | sack green | @powder:d9bd8a @wheat | 5 kg 345, 1 kg 78 | Wheat with six grains, for rotis with more fibre
Khapli Atta | standup brown | @powder:cfae7c @roti | 1 kg 129, 5 kg | Emmer wheat atta with a nutty taste and a low glycaemic load
High Fibre Atta | standup leaf | @powder:d8bb85 @roti | 1 kg 82, 5 kg | Atta with the bran left in
Missi Atta | standup amber | @powder:e6c26a @roti | 1 kg 96, 500 g | Wheat and gram flour with ajwain for missi roti
sub rice | Rice | grain | Sonadhan, Annagiri, Bhandarsa, Chakkivan | @grain:fbf7ec @grain:fdfaf2 | Ingredients: Rice
Basmati Rice Daily | sack blue | @grain:fbf7ec @grain:fdfaf2 @curry | 1 kg 95, 5 kg, 10 kg | Long slender grains with a gentle aroma for every day
Sona Masoori Rice | sack green | @grain:fdfaf2 @grain:fdfaf2 | 5 kg 340, 1 kg 74, 10 kg | Light, aromatic medium grain that never feels heavy
Basmati Rice Extra Long | standup purple | @grain:fbf7ec @curry | 1 kg 165, 5 kg | Aged two years, so each grain doubles in length for biryani
Kolam Rice | sack red | @grain:fdfaf2 @grain:fdfaf2 | 5 kg 325, 1 kg 70 | Soft, small-grained rice of Maharashtra
Brown Rice | standup brown | @grain:c29a63 @salad | 1 kg 110, 5 kg | Unpolished grains with the bran and the bite
Idli Rice | sack sky | @grain:ffffff @pancakes | 5 kg 298, 1 kg 64 | Parboiled short grain for idlis that rise
Ponni Boiled Rice | sack maroon | @grain:f6ead0 @grain:fdfaf2 | 5 kg 330, 1 kg 72 | The everyday rice of Tamil homes
Black Rice | standup black | @grain:3a2a3a @grain:fdfaf2 | 500 g 149, 1 kg | Manipuri chak-hao that turns purple as it cooks
sub toor-moong-dal | Dal | grain | Annagiri, Sonadhan, Bhandarsa, Khetaan Organic | @grain:e9a92f @curry | Ingredients: Split pulses
Toor Dal | pouch orange | @grain:e9a92f @curry @garlic | 1 kg 165, 500 g, 2 kg | Unpolished arhar dal that cooks soft and tastes sweet | x4
Moong Dal | pouch yellow | @grain:f1cf55 @curry | 1 kg 139, 500 g | Yellow moong, light on the stomach and quick to cook
Chana Dal | pouch amber | @grain:e8b63c @chilli | 1 kg 105, 500 g | Nutty split chana that keeps its shape
Masoor Dal | pouch red | @grain:e2733b @curry | 1 kg 110, 500 g | Red lentils that cook in ten minutes flat
Urad Dal White | pouch sky | @grain:f5f0e1 🍩 | 1 kg 149, 500 g | Skinned urad for idli, vada and dal makhani
Urad Dal Black Split | pouch black | @grain:4a4640 @curry | 1 kg 142, 500 g | Chilka urad with its skin and its depth
Moong Dal Green Split | pouch leaf | @grain:a7ad54 @curry | 1 kg 135, 500 g | Chilka moong for khichdi and dosa
sub whole-pulses | Rajma, Chana & Pulses | grain | Annagiri, Bhandarsa, Sonadhan, Khetaan Organic | @grain:8f2f2b @grain:e3c07a | Ingredients: Whole pulses
Kabuli Chana | pouch amber | @grain:e3c690 @curry:b0521c | 1 kg 155, 500 g | Large white chickpeas that turn buttery for chole
Rajma Chitra | pouch maroon | @grain:b06a55 @curry | 1 kg 168, 500 g | Speckled hill beans that thicken their own gravy
Kala Chana | pouch brown | @grain:6b4a2c @salad | 1 kg 96, 500 g | Small brown chickpeas for sundal and sprouting
Green Moong Whole | pouch leaf | @grain:6f8c3a @sprout | 1 kg 138, 500 g | Whole moong that sprouts overnight
Rajma Jammu | pouch red | @grain:7e2420 @curry | 1 kg 185, 500 g | Small, dark Jammu rajma with a rich bite
Lobia | pouch kraft | @grain:e8dcc0 @curry:b0521c | 1 kg 132, 500 g | Black-eyed beans that need no long soak
White Peas | pouch yellow | @grain:ecdca4 @flakes:e2b878 | 1 kg 88, 500 g | Dried vatana for ragda and chaat
sub besan-sooji-maida | Besan, Sooji & Maida | flour | Chakkivan, Bhandarsa, Annagiri | @powder:f0cf6a @flakes:e2b878 | Ingredients: Milled grain or pulse
Besan | pouch yellow | @powder:f0cf6a @curry:b0521c | 500 g 58, 1 kg, 200 g | Fine gram flour for pakoras, kadhi and laddus
Sooji | pouch sky | @powder:f7ecd0 🍮 | 500 g 32, 1 kg | Medium semolina for upma and halwa
Maida | pouch white | @powder:fbf7ef @cake | 500 g 28, 1 kg | Fine white flour for naan, cake and puri
Rice Flour | pouch teal | @powder:ffffff @pancakes | 500 g 38, 1 kg | Crisping partner for murukku and dosas
Corn Flour | box yellow | @powder:fffdf5 @curry:a33a17 | 100 g 24, 500 g | Smooth starch that thickens soups and gravies
Bansi Rawa | pouch amber | @grain:ecd294 @curry:a33a17 | 500 g 44, 1 kg | Golden coarse rawa for fluffy upma
sub millets | Millets & Flours | flour | Millet Mandali, Khetaan Organic, Annagiri | @grain:d8c38a | Ingredients: Whole millets
Ragi Flour | standup brown | @powder:a9745a @flakes:e2b878 | 500 g 48, 1 kg | Finger millet flour for mudde, roti and porridge
Jowar Flour | standup kraft | @powder:e4d7b8 @roti | 500 g 46, 1 kg | Soft sorghum flour for bhakri
Bajra Flour | standup leaf | @powder:b4ad8e @roti | 500 g 42, 1 kg | Winter flour for rotla with white butter
Foxtail Millet | standup yellow | @grain:e8c95a @grain:fdfaf2 | 500 g 78, 1 kg | Small golden grains that cook like rice
Little Millet | standup green | @grain:d9cba2 @grain:fdfaf2 | 500 g 82, 1 kg | Samai for khichdi, pongal and curd rice
Barnyard Millet | standup sky | @grain:efe9d6 @grain:fdfaf2 | 500 g 86, 1 kg | Light vrat grain that cooks in fifteen minutes
Quinoa | standup purple | @grain:efe2bd @salad | 500 g 165, 1 kg | White quinoa with complete protein
sub poha-murmura | Poha, Murmura & Daliya | grain | Annagiri, Bhandarsa, Chakkivan | @flakes:f8f1df @lemon | Ingredients: Flattened, puffed or broken grain
Thick Poha | pouch blue | @flakes:f8f1df @lemon @peanut | 500 g 42, 1 kg | Flattened rice that stays separate in a kanda poha
Thin Poha | pouch sky | @flakes:fbf7ea @peanut | 500 g 44, 1 kg | Paper-thin flakes for chivda
Murmura | pouch yellow | @flakes:fffaf0 @chilli | 200 g 26, 400 g | Crisp puffed rice for bhel
Wheat Daliya | pouch brown | @grain:c69a5d @flakes:e2b878 | 500 g 38, 1 kg | Broken wheat for sweet and savoury breakfasts
Sabudana | pouch white | @grain:fdfdfb @potato | 500 g 62, 1 kg | Even pearls for khichdi and vada on fasting days
Red Rice Poha | pouch red | @flakes:d6a38a @coconut | 500 g 64, 1 kg | Flaked from unpolished red rice
sub sugar-jaggery | Sugar, Salt & Jaggery | sweetener | Bhandarsa, Annagiri, Khetaan Organic | @grain:ffffff @cubes:b5702b | Ingredients: Cane or sea salt | +masala-oil-ghee
White Sugar | pouch sky | @grain:ffffff @coffee | 1 kg 52, 5 kg, 500 g | Clean, medium crystals that dissolve fast
Iodised Salt | pouch blue | @powder:ffffff @salt | 1 kg 26, 500 g | Free-flowing iodised salt for the whole kitchen
Jaggery Block | pouch amber | @cubes:b5702b @coffee | 500 g 58, 1 kg | Kolhapuri gur, cooked without whitening agents
Jaggery Powder | standup brown | @powder:c68a45 @flakes:e2b878 | 500 g 72, 1 kg | Gur that you can spoon like sugar
Brown Sugar | standup cocoa | @powder:a8703d @cookie | 500 g 78, 1 kg | Moist, caramel-scented sugar for baking
Rock Salt | pouch pink | @powder:f2c9c4 @salad | 1 kg 68, 200 g | Sendha namak for fasts and salads
Mishri | pouch white | @cubes:fbfbf8 @mint | 250 g 42, 500 g | Clear thread mishri for saunf and offerings
Icing Sugar | box pink | @powder:ffffff @cupcake | 200 g 48, 500 g | Powder-fine sugar for frosting
`;
