import { describe, expect, it } from 'vitest';
import { nameEmoji } from './nameEmoji.ts';

describe('nameEmoji', () => {
  it.each([
    ['🍅', 'tomato'],
    ['🥛', 'milk'],
    ['☕', 'coffee'],
    ['🍦', 'ice cream'],
    ['🍅!', 'tomato'],
  ])('writes %s as a word', (emoji, word) => {
    expect(nameEmoji(emoji)).toBe(word);
  });

  it.each([
    ['🌶\uFE0F', 'chilli'],
    ['☕\uFE0F', 'coffee'],
    ['👶🏽', 'baby'],
  ])('ignores how an emoji is shown: %j', (emoji, word) => {
    expect(nameEmoji(emoji)).toBe(word);
  });

  it('writes several emoji as words, each word once', () => {
    expect(nameEmoji('🍅🧅')).toBe('tomato onion');
    expect(nameEmoji('🍅 🧅 🍅')).toBe('tomato onion');
    expect(nameEmoji('🍦🍨')).toBe('ice cream');
  });

  it.each(['🍅 ketchup', 'milk 🥛', 'दूध 🥛', '🥚 12', '5\uFE0F\u20E3 🥛'])(
    'leaves %j, which has words or digits',
    (text) => {
      expect(nameEmoji(text)).toBe(text);
    },
  );

  it.each(['', 'milk', '!!', '😀', '👨\u200D👩\u200D👧', '🇮🇳'])('leaves %j, in which no emoji has a name', (text) => {
    expect(nameEmoji(text)).toBe(text);
  });

  it('leaves out an emoji without a name beside one that has a name', () => {
    expect(nameEmoji('😀🍅😀')).toBe('tomato');
  });
});
