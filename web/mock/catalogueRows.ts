/** A row of the mocked shop: a category, its emoji and dominant colour, and its sub-categories with their products. */
interface CategoryRow {
  name: string;
  emoji: string;
  dominantColor: string;
  subCategories: Record<string, readonly string[]>;
}

/** The mocked shop's catalogue. */
export const catalogueRows: readonly CategoryRow[] = [
  {
    name: 'Fruit & vegetables',
    emoji: '🥕',
    dominantColor: '#e3f0dc',
    subCategories: {
      'Fresh vegetables': [
        'Tomato',
        'Onion',
        'Potato',
        'Carrot',
        'Green capsicum',
        'Lady finger',
        'Cauliflower',
        'Spinach',
      ],
      'Fresh fruit': ['Banana Robusta', 'Alphonso mango', 'Royal Gala apple', 'Pomegranate', 'Papaya', 'Sweet lime'],
      'Herbs & seasonings': ['Coriander leaves', 'Mint leaves', 'Curry leaves', 'Ginger', 'Garlic', 'Green chilli'],
    },
  },
  {
    name: 'Dairy & bread',
    emoji: '🥛',
    dominantColor: '#e0edf4',
    subCategories: {
      Milk: ['Full cream milk', 'Toned milk', 'Cow milk', 'Buffalo milk', 'Almond milk'],
      'Curd & paneer': ['Fresh curd', 'Malai paneer', 'Greek yogurt', 'Masala chaas', 'Mishti doi'],
      'Bread & eggs': ['Brown bread', 'Milk bread', 'Pav', 'Farm eggs', 'Burger buns'],
    },
  },
  {
    name: 'Atta, rice & dal',
    emoji: '🌾',
    dominantColor: '#f5ead0',
    subCategories: {
      Atta: ['Whole wheat atta', 'Multigrain atta', 'Besan', 'Sooji', 'Maida'],
      Rice: ['Basmati rice', 'Sona masoori rice', 'Kolam rice', 'Poha', 'Idli rice'],
      Dal: ['Toor dal', 'Moong dal', 'Chana dal', 'Masoor dal', 'Urad dal', 'Kabuli chana'],
    },
  },
  {
    name: 'Masala & oil',
    emoji: '🌶️',
    dominantColor: '#fbe3dc',
    subCategories: {
      'Whole spices': ['Cumin seeds', 'Mustard seeds', 'Green cardamom', 'Cloves', 'Cinnamon'],
      'Powdered spices': ['Turmeric powder', 'Red chilli powder', 'Coriander powder', 'Garam masala'],
      'Oil & ghee': ['Sunflower oil', 'Mustard oil', 'Groundnut oil', 'Cow ghee', 'Coconut oil'],
    },
  },
  {
    name: 'Snacks & namkeen',
    emoji: '🍿',
    dominantColor: '#fbeed0',
    subCategories: {
      Chips: ['Salted potato chips', 'Masala chips', 'Banana chips', 'Nacho chips'],
      Namkeen: ['Aloo bhujia', 'Moong dal namkeen', 'Chivda mix', 'Khatta meetha', 'Murukku'],
    },
  },
  {
    name: 'Tea & coffee',
    emoji: '☕',
    dominantColor: '#eee2d6',
    subCategories: {
      Tea: ['Assam tea', 'Masala chai', 'Green tea', 'Tulsi tea', 'Lemon tea'],
      Coffee: ['Filter coffee', 'Instant coffee', 'Cold coffee', 'Espresso beans'],
    },
  },
  {
    name: 'Sweets & chocolate',
    emoji: '🍫',
    dominantColor: '#f3e0e4',
    subCategories: {
      'Indian sweets': ['Kaju katli', 'Motichoor laddu', 'Soan papdi', 'Gulab jamun', 'Rasgulla'],
      Chocolate: ['Milk chocolate', 'Dark chocolate', 'Hazelnut wafers', 'Choco spread'],
    },
  },
  {
    name: 'Home & cleaning',
    emoji: '🧽',
    dominantColor: '#dff0ec',
    subCategories: {
      Laundry: ['Washing powder', 'Liquid detergent', 'Fabric softener', 'Stain remover'],
      Kitchen: ['Dishwash gel', 'Scrub pads', 'Kitchen towels', 'Garbage bags', 'Aluminium foil'],
    },
  },
];
