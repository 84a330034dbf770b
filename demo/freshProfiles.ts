import type { CareProfile } from './careProfiles.ts';

const VEG = 'Vegetarian';

/** Care facts of what spoils within days: produce, dairy, bread, eggs, meat and fish. */
export const FRESH_PROFILES: Readonly<Record<string, CareProfile>> = {
  produce: {
    shelfLife: ['3 to 5 days', '4 to 6 days', '5 to 7 days'],
    storage: ['Refrigerate in the vegetable drawer', 'Keep in a cool, airy place', 'Keep dry, wash just before use'],
    diet: VEG,
    features: ['Hand sorted', 'Farm fresh', 'Washed and graded', 'Picked within a day of dispatch'],
    tips: [
      'Sorted by hand twice, so bruised pieces never reach your bag.',
      'Rinse under running water just before you use it.',
      'Weight may differ a little from pack to pack, never the price you pay.',
      'Leave it unwashed until you need it and it keeps noticeably longer.',
      'It comes from growers near the city, so it spends little time on the road.',
    ],
  },
  leafy: {
    shelfLife: ['2 days', '2 to 3 days', '3 days'],
    storage: ['Wrap in paper and refrigerate', 'Keep stems in water, leaves dry'],
    diet: VEG,
    features: ['Cut the same morning', 'Roots trimmed', 'Washed once'],
    tips: [
      'Wrap it in a damp cloth and it stays crisp in the fridge for two days.',
      'Wash in three changes of water to lift out any grit.',
      'Tender stems are just as tasty as the leaves, so chop them in too.',
      'Bought at dawn from the mandi and kept cool until your door.',
    ],
  },
  cutproduce: {
    shelfLife: ['2 days from packing', '3 days from packing'],
    storage: ['Keep refrigerated below 5 °C'],
    diet: VEG,
    features: ['Washed, peeled and cut', 'Sealed in a clean room', 'No preservatives'],
    tips: [
      'Open, tip into the pan and save a quarter of an hour.',
      'Washed in purified water and sealed on the day it is cut.',
      'Best on the day you open it.',
    ],
  },
  chilled: {
    shelfLife: ['2 days', '7 days', '10 days', '15 days'],
    storage: ['Keep refrigerated below 4 °C', 'Keep chilled, use within 2 days of opening'],
    diet: VEG,
    features: ['Pasteurised', 'No added preservatives', 'Tested at every stage', 'Cold chain from dairy to door'],
    tips: [
      'It travels in a chilled bag, so put it straight into the fridge.',
      'Pasteurised and packed without preservatives.',
      'Every batch is tested before it leaves the dairy.',
      'Once opened, finish it within two days for the best taste.',
    ],
  },
  batter: {
    shelfLife: ['4 days', '5 days', '6 days'],
    storage: ['Keep refrigerated below 5 °C, use soon after opening'],
    diet: VEG,
    features: ['Stone ground', 'No soda added', 'Made the day before', 'No preservatives'],
    tips: [
      'Take it out of the fridge half an hour before you cook.',
      'No soda and no preservatives, so keep it cold and use it soon.',
      'Made the day before it reaches you.',
    ],
  },
  flowers: {
    shelfLife: ['1 day', '2 days'],
    storage: ['Sprinkle with water and keep cool'],
    features: ['Plucked at dawn', 'Hand sorted', 'Fresh from the flower market'],
    tips: [
      'Plucked at dawn and kept cool until your door.',
      'Sprinkle it with water and it stays fresh until evening.',
      'Fit for the altar, the door and the dining table.',
    ],
  },
  bakery: {
    shelfLife: ['4 days', '5 days', '7 days'],
    storage: ['Keep in a cool, dry place, closed', 'Keep sealed, refrigerate in hot weather'],
    diet: VEG,
    features: ['Baked the same day', 'No trans fat', 'Soft crumb', 'No added colour'],
    tips: [
      'Baked overnight and delivered while it is still soft.',
      'Warm it for a minute on a tawa and it tastes just baked.',
      'Close the bag well after each use to keep the crumb soft.',
      'It freezes well for up to two weeks.',
    ],
  },
  eggs: {
    shelfLife: ['14 days', '18 days', '21 days'],
    storage: ['Refrigerate, pointed end down'],
    diet: 'Contains egg',
    features: ['Cleaned and graded', 'Antibiotic residue free', 'Checked for cracks'],
    tips: [
      'Each tray is checked for cracks before it leaves the store.',
      'Keep the pointed end down and the yolk stays centred.',
      'Take them out of the fridge half an hour before baking.',
    ],
  },
  meat: {
    shelfLife: ['2 days', '3 days'],
    storage: ['Keep at 0 to 4 °C', 'Keep chilled, freeze if not used the same day'],
    diet: 'Non-vegetarian',
    features: ['Cleaned and cut fresh', 'Vacuum packed', 'Antibiotic residue free', 'Never frozen'],
    tips: [
      'Cleaned, trimmed and ready for the pan: a rinse is all it needs.',
      'Packed in an atmosphere that keeps it fresh without freezing.',
      'Net weight is measured after cleaning.',
      'Marinate it for half an hour with curd and salt for the softest bite.',
    ],
  },
  fish: {
    shelfLife: ['1 day', '2 days'],
    storage: ['Keep on ice or at 0 to 2 °C', 'Keep chilled, cook the same day'],
    diet: 'Non-vegetarian',
    features: ['Landed this morning', 'Scaled and gutted', 'Chemical free ice', 'Cleaned by hand'],
    tips: [
      'Bought at the landing centre at dawn and kept on ice all the way.',
      'Rub with turmeric and salt and let it rest while the pan heats.',
      'Net weight is after cleaning, so you pay only for what you cook.',
    ],
  },
};
