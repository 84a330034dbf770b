const words = (text: string) => text.trim().split(/\s+/);

/** Brands of seeded products. */
export const BRANDS = words(`
  Amrit Annapurna Arogya Bharti Chandan Deepam Devika Dharti Gokul Greenleaf Haldi Himgiri Indus Jagat Kamdhenu Kaveri
  Khushi Lotus Madhur Malabar Mandir Narmada Nilgiri Nirmal Panchvati Parivar Prakash Pushkar Rajdhani Ratna Sagar Sahyadri
  Samridhi Sanjeevani Saras Shakti Shubham Suruchi Swastik Tulsi Uttam Vaidehi Vasant Vindhya Yamuna Zaika`);

/** Adjectives of seeded products. */
export const QUALITIES = words(`
  Classic Crunchy Everyday Fine Fresh Gold Homestyle Instant Light Natural Organic Original Premium Pure Roasted Royal
  Salted Select Smooth Special Spiced Sweet Tangy Traditional Whole`);

/** Goods of seeded products. */
export const GOODS = words(`
  Almonds Apples Atta Bananas Basmati Beans Besan Biscuits Bread Butter Buttermilk Cabbage Cardamom Carrots Cashews
  Cauliflower Chana Cheese Chikki Chips Chocolate Chutney Cinnamon Coconut Coffee Coriander Cornflakes Cream Cucumber Cumin
  Curd Dates Detergent Dosa Eggs Fennel Figs Flakes Garlic Ghee Ginger Grapes Guava Handwash Honey Idli Jaggery Jam Juice
  Ketchup Khakhra Kheer Lassi Lemons Lentils Makhana Mangoes Mayonnaise Milk Millet Mint Mishti Moong Mustard Namkeen Noodles
  Oats Oil Okra Onions Oranges Paneer Papad Pasta Peanuts Pepper Pickle Pistachios Poha Pomegranate Popcorn Potatoes Quinoa
  Rajma Raisins Rava Rice Rusk Salt Sauce Semolina Sesame Shampoo Soap Soy Spinach Sugar Tamarind Tea Tofu Tomatoes Toor
  Turmeric Vermicelli Vinegar Walnuts Wheat Yogurt`);

/** Kinds of seeded products. */
export const KINDS = words(`
  Blend Bottle Box Bunch Combo Cubes Delight Family Granules Handpicked Jar Mini Mix Pack Paste Pieces Pouch Powder Refill
  Saver Slices Snack Sticks Tin Treat Value Variety Wafers`);

/** Words of descriptions. */
export const DESCRIPTIONS = words(`
  breakfast dinner festival kitchen lunch picnic tiffin weekend children family guests morning evening recipe flavour aroma
  texture harvest farm village orchard stone-ground sun-dried cold-pressed slow-cooked unpolished handmade recyclable vegan
  gluten-free protein fibre vitamins iron calcium calories sugar-free preservative-free colour taste crisp soft tender rich
  mild hot mellow earthy nutty creamy`);

/** Packs of seeded products. */
export const UNITS = ['250 g', '500 g', '1 kg', '5 kg', '200 ml', '500 ml', '1 L', '1 pc', '6 pcs', '12 pcs'];
