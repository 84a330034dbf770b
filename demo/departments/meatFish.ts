/** Meat, fish and what goes with them, in the columns that readDepartment explains. */
export const meatFish = `
category meat-fish | Chicken, Meat & Fish | #ffe3e6 | @fish @chicken
sub chicken | Chicken | meat | Murgian, Kasaibari, Coopwala | @chicken | Ingredients: Chicken
Chicken Curry Cut | tray red | @chicken @curry | 500 g 169, 1 kg | Skinless pieces on the bone, a fair mix of cuts
Chicken Breast Boneless | tray blue | @meat:f3b8ad @salad | 450 g 239, 250 g, 900 g | Lean fillets, trimmed of fat
Chicken Drumsticks | tray orange | @chicken 🔥 | 500 g 209, 1 kg | Meaty legs for the grill and the tandoor
Chicken Mince | tray maroon | @mince:e3a092 @chilli | 450 g 229, 250 g | Freshly ground keema from leg meat
Chicken Wings | tray amber | @chicken:e3aa88 🔥 | 500 g 159, 1 kg | Jointed wings that crisp well
Whole Chicken Skinless | tray green | @chicken 🐓 | 1 kg 289, 1.2 kg | Cleaned whole bird for roasting
Chicken Liver | tray brown | @mince:7a3028 @onion | 500 g 99, 250 g | Rich in iron, quick to fry
sub mutton | Mutton & Lamb | meat | Kasaibari, Murgian | @steak | Ingredients: Goat or lamb meat
Goat Curry Cut | tray maroon | @steak @curry | 500 g 489, 1 kg | Tender pieces from shoulder and leg
Goat Mince | tray red | @mince:b5483c @mint | 450 g 499, 250 g | Keema for kebabs and matar
Goat Boneless | tray purple | @steak 🔥 | 450 g 649, 250 g | Lean dices for biryani and boti
Lamb Chops | tray black | @steak:8e2c2c @mint | 500 g 749, 250 g | Frenched chops for a special evening
Goat Liver | tray brown | @mince:6a261f @onion | 250 g 259, 500 g | Kaleji, cleaned and sliced
Mutton Paya | tray kraft | @steak:a53d3a @curry:a33a17 | 4 pcs 299, 8 pcs | Cleaned trotters for a slow soup
sub fish-seafood | Fish & Seafood | fish | Machliwala Ghat, Sagarmin | @fish @prawn | Ingredients: Fish or shellfish
Rohu Curry Cut | tray blue | @fish @curry | 500 g 199, 1 kg | River fish, cut bengali style
Prawns Medium Cleaned | tray orange | @prawn @garlic | 250 g 279, 500 g | Peeled, deveined and tail on
Surmai Steaks | tray teal | @meat:e9d3cc @fish | 500 g 549, 250 g | Firm king fish for tawa fry
Pomfret Whole | tray silver | @fish:9fa3a6 @lemon | 500 g 599, 1 kg | White pomfret, gutted and scored
Basa Fillet | tray sky | @meat:f6ddd2 @lemon | 500 g 279, 1 kg | Boneless, mild and forgiving | origin Vietnam
Salmon Fillet | tray pink | @meat:f4845f @lemon | 200 g 699, 400 g | Norwegian salmon, skin on | origin Norway
Crab Cleaned | tray red | 🦀 @coconut | 500 g 349, 1 kg | Mud crab, cut for curry
Squid Rings | tray purple | 🦑 @lemon | 250 g 229, 500 g | Cleaned rings for butter garlic
sub cold-cuts | Sausages & Cold Cuts | meat | Murgian, Kasaibari, Coopwala | | Ingredients: Meat, spices, salt
Chicken Sausages | pouch orange | 🌭 🍳 | 250 g 159, 500 g | Plump breakfast links
Chicken Salami | pouch pink | @discs:eaa79c 🥪 | 200 g 145, 500 g | Thin slices for sandwiches
Chicken Cheese Sausages | pouch yellow | 🌭 @cheese | 250 g 179, 500 g | Cheese that melts inside
Smoked Ham | pouch red | @meat:d98a7c 🥪 | 200 g 249, 100 g | Gently smoked over fruit wood
Pepperoni Chicken | pouch maroon | @discs:c0392b 🍕 | 150 g 199, 300 g | Spicy rounds that curl on pizza
sub marinated | Marinades & Kebabs | meat | Kasaibari, Murgian, Kesaria Ghar | | Ingredients: Meat, curd, spices
Tandoori Chicken Marinated | tray red | @chicken 🔥 | 500 g 249, 1 kg | Twelve hours in curd and Kashmiri chilli
Chicken Malai Tikka | tray cream | @kebab @milk | 400 g 279, 250 g | Cream, cheese and cardamom
Mutton Shami Kebab | tray brown | @discs:7a4a2a @mint | 6 pcs 329, 12 pcs | Silky patties with chana dal
Fish Amritsari Marinated | tray amber | @fish @chilli | 300 g 299, 600 g | Ajwain and gram flour, ready to fry
Chicken Reshmi Kebab | tray yellow | @kebab @onion | 400 g 289, 250 g | Soft mince on a skewer
sub plant-protein | Soya & Plant Protein | instant | Poshanika, Frostkhet | @sprout @nuts:d3b27a | Diet: Vegan; Ingredients: Soya, wheat protein
Soya Chunks | box green | @nuts:d9b87a @curry | 200 g 52, 1 kg | Meaty nuggets that drink up gravy | +whole-pulses
Soya Granules | box leaf | @grain:cfa968 🌮 | 200 g 54, 500 g | Mince for meatless keema
Plant Based Nuggets | box orange | @nuts:cf8a35 @sprout | 250 g 199, 500 g | All the crunch, none of the chicken
Soya Chaap | pouch brown | @sticks:c79a5c 🔥 | 500 g 149, 1 kg | Chaap sticks for the tandoor
Plant Based Keema | pouch maroon | @mince:9a5a3c @sprout | 250 g 229, 500 g | Pea and soya mince with smoky spices
Tempeh | pouch cream | @cubes:e0c9a0 🥢 | 200 g 189, 400 g | Fermented soya cakes, nutty and firm
`;
