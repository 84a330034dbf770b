-- The amounts of pack sizes and of searches: one definition for what is typed and for what a product is sold in. The words of a text are those
-- of any encoding: a letter that Unicode writes in several ways is one, and what cannot be seen is nothing.

-- A text in one encoding, in lower case: compatibility forms, digits of all scripts as 0 to 9, fractions parted from the number before them, nothing invisible.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(CASE WHEN octet_length("value") = length("value") THEN "value" ELSE translate(
        normalize(regexp_replace(regexp_replace("value",
            '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
            '([\u00bc-\u00be\u2150-\u215f\u2189])', ' \1', 'g'), NFKC),
        '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
        repeat('0123456789', 13)) END COLLATE "pg_c_utf8")
$$;

-- As before, in one encoding: also no nukta and no visarga of any script of India, nor the colon that is typed for it within a word, and the
-- letters of Malayalam that stand without a vowel are consonant and virama.
CREATE OR REPLACE FUNCTION "search_normalize"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN octet_length("value") = length("value") THEN translate(lower("value" COLLATE "pg_c_utf8"), '''`', '') ELSE
        regexp_replace(
            replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
                normalize("fold_text"("value"), NFKD),
                'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്'), 'ൔ', 'മ്'), 'ൕ', 'യ്'), 'ൖ', 'ഴ്'), 'ൎ', 'ര്'), '്്', '്'), U&'\0d46\0d57', U&'\0d57'),
            '[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u0903\u0983\u0a03\u0a83\u0b03\u0c03\u0c83\u0d03\u200c\u200d''’‘`´]|(?<=[\u0900-\u0dff]):(?=[\u0900-\u0dff])', '', 'g')
        COLLATE "pg_c_utf8" END
$$;

-- The words of amounts, the one table of them: (u)nits, (d)ozens, (p)acks and other (c)ontainers; number (w)ords and those such as sava, to which another number is
-- (s)ummed; pav, which is a (q)uarter of a kilo or a bread, and what makes it a (b)read; (o)f, a, x and signs. With the amount of a unit in grams, millilitres or
-- pieces, or with the number.
CREATE FUNCTION "amount_words"() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT jsonb_object_agg(word, jsonb_build_array(role, amount, base)) FROM (VALUES
        ('u', 1000::double precision, 'g', 'kg kgs kgm kilo kilos kilogram kilograms kilogramme kilogrammes किलो किलोग्राम किग्रा केजी ਕਿਲੋ ਕਿੱਲੋ ਕਿਲੋਗ੍ਰਾਮ ਕੇਜੀ কিলো কিলোগ্রাম কেজি કિલો કિલોગ્રામ કિગ્રા કેજી କିଲୋ କିଲୋଗ୍ରାମ କେଜି கிலோ கிலோகிராம் கிகி కిలో కిలోలు కిలోల కిలోగ్రాము కిలోగ్రాములు కిలోగ్రాం కేజీ కిగ్రా ಕೆಜಿ ಕಿಲೋ ಕಿಲೊ ಕಿಲೋಗ್ರಾಂ ಕಿಗ್ರಾಂ കിലോ കിലോഗ്രാം കെജി കിഗ്രാം کلو کیلو کلوگرام'),
        ('u', 1, 'g', 'g gm gms gr grm grms gram grams gramme grammes ग्राम ग्रॅम ग्रा जीएम ਗ੍ਰਾਮ গ্রাম ગ્રામ ગ્રા ଗ୍ରାମ கிராம் గ్రాము గ్రాములు గ్రాముల గ్రాం గ్రా ಗ್ರಾಂ ಗ್ರಾಮ್ ಗ್ರಾ ഗ്രാം گرام'),
        ('u', 1000, 'ml', 'l lt lts ltr ltrs litr litre litres liter liters लीटर लिटर ली ਲੀਟਰ ਲਿਟਰ লিটার લિટર લીટર ଲିଟର ଲିଟର୍ லிட்டர் లీటర్ లీటరు లీటర్లు లీటర్ల ಲೀಟರ್ ലിറ്റർ لیٹر لٹر'),
        ('u', 10, 'ml', 'cl'),
        ('u', 1, 'ml', 'ml mls millilitre millilitres milliliter milliliters एमएल मिली मिलीलीटर मिलिलीटर मिलिलिटर ਮਿਲੀ ਐਮਐਲ ਮਿਲੀਲੀਟਰ মিলি মিলিলিটার এমএল મિલી મિલીલીટર મિલિલિટર એમએલ ମିଲି ମିଲିଲିଟର மிலி மில்லி மில்லிலிட்டர் మిలీ మిల్లీలీటర్లు ಮಿಲಿ ಮಿಲೀ ಮಿಲಿಲೀಟರ್ മില്ലി മിലി മില്ലിലിറ്റർ ملی'),
        ('u', 1, 'pc', 'pc pcs pce piece pieces nos unit units पीस नग पैकेट ਪੀਸ ਪੈਕਟ পিস પીસ નંગ પેકેટ ପିସ୍ പാക്കറ്റ് ಪ್ಯಾಕೆಟ್ ప్యాకెట్ பாக்கெட் پیس'),
        ('p', 1, 'pc', 'pack packs packet packets pkt pkts'),
        ('d', 12, 'pc', 'doz dz dzn dozen dozens dozon darjan darzan दर्जन डजन ਦਰਜਨ ডজন દર્જન ડઝન ଡଜନ டஜன் డజను డజన్ ಡಜನ್ ഡസൻ درجن'),
        ('c', NULL, NULL, 'box set tray carton'),
        ('w', 0.25, NULL, 'quarter'),
        ('q', 0.25, NULL, 'pav paav pao paaw pau पाव ਪਾ ਪਾਈਆ પા ಕಾಲು கால் పావు കാൽ پاؤ'),
        ('w', 0.5, NULL, 'half adha aadha adhaa aadhaa adhi aadhi ardha arai आधा आधी अर्धा ਅੱਧਾ ਅੱਧੀ আধা অর্ধেক અડધો અડધું અડધી ଅଧ ଅଧା அரை అర ಅರ್ಧ അര آدھا'),
        ('s', 0.5, NULL, 'sadhe saadhe sarhe साढ़े साडे সাড়ে સાડા ਸਾਢੇ'),
        ('s', 0.75, NULL, 'pauna paune paun पौन पौना पौने पाऊण ਪੌਣਾ পৌনে પોણો પોણા முக்கால் ముప్పావు ಮುಕ್ಕಾಲು മുക്കാൽ'),
        ('w', 1, NULL, 'one ek एक ਇੱਕ ਇਕ এক એક ଏକ ஒரு ఒక ಒಂದು ഒരു'),
        ('s', 1.25, NULL, 'sava sawa savaa sawaa savva सवा सव्वा ਸਵਾ সোয়া સવા سوا'),
        ('w', 1.5, NULL, 'dedh ded deadh derh dhedh डेढ़ दीड ਡੇਢ দেড় દોઢ ଦେଢ ಒಂದೂವರೆ ஒன்றரை ఒకటిన్నర ഒന്നര ڈیڑھ'),
        ('w', 2, NULL, 'two do दो दोन ਦੋ দুই দু બે ଦୁଇ இரண்டு రెండు ಎರಡು രണ്ട് دو'),
        ('w', 2.5, NULL, 'dhai dhaai dhayi dhaayi adhai arhai ढाई अढ़ाई अडीच ਢਾਈ আড়াই અઢી ଅଢ଼େଇ இரண்டரை రెండున్నర ಎರಡೂವರೆ രണ്ടര ڈھائی'),
        ('w', 3, NULL, 'three teen tin तीन ਤਿੰਨ তিন ત્રણ ତିନି மூன்று మూడు ಮೂರು മൂന്ന് تین'),
        ('w', 4, NULL, 'four char chaar चार ਚਾਰ চার ચાર ଚାରି நான்கு నాలుగు ನಾಲ್ಕು നാല് چار'),
        ('w', 5, NULL, 'five panch paanch पांच पाँच पाच ਪੰਜ পাঁচ પાંચ ପାଞ୍ଚ ஐந்து ఐదు ಐದು അഞ്ച് پانچ'),
        ('w', 6, NULL, 'six chhe chhah छह छः सहा'),
        ('w', 10, NULL, 'ten das दस दहा ਦਸ দশ દસ ଦଶ பத்து పది ಹತ್ತು പത്ത് دس'),
        ('b', NULL, NULL, 'bhaji bhajji bun buns bread breads vada wada भाजी बन ब्रेड वडा'),
        ('o', NULL, NULL, 'of'),
        ('a', NULL, NULL, 'a'),
        ('x', NULL, NULL, 'x × * ✕ ✖'),
        ('-', NULL, NULL, '- – — ~ to'),
        ('/', NULL, NULL, '/ ⁄'),
        ('(', NULL, NULL, '('),
        (')', NULL, NULL, ')'),
        (',', NULL, NULL, ','),
        ('.', NULL, NULL, '.')
    ) AS list (role, amount, base, words), unnest(string_to_array("search_normalize"(words), ' ')) word
$$;

-- A number of digits, with its decimals behind a point or a comma; a comma before three digits parts thousands. NULL for other texts.
CREATE FUNCTION "decimal_of"("digits" text) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN "digits" ~ '^(\d{1,6})?(\.\d{1,3})?$' AND "digits" <> '' THEN "digits"::double precision
        WHEN "digits" ~ '^\d{1,3},\d{1,2}$' THEN replace("digits", ',', '.')::double precision
        WHEN "digits" ~ '^\d{1,3}(,\d{2})?,\d{3}(\.\d{1,3})?$' AND length("digits") < 12 THEN replace("digits", ',', '')::double precision
    END
$$;

-- What a text says of an amount, and the text before and after it.
CREATE TYPE "said_amount" AS ("amount" double precision, "base" text, "before" text, "after" text);

-- Reads the first amount of a text: `500 gms`, `1.5 Lt`, `½ kg`, `2 1/2 kg`, `1,5 l`, `2 × 75 g`, `1 kg (pack of 2)`, `pack of 4`, `1 dozen`, `dhai kilo`, `५ किलो`.
-- A number without a unit is none, nor is a part of a word such as b12, and a range such as `200-250 g`. NULL for a text without an amount.
CREATE FUNCTION "read_amount"("value" text) RETURNS "said_amount" LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    -- A number of units, then a number of packs; a pack of pieces; a dozen; a number of quarters of a kilo.
    amounts CONSTANT text := '([n1]?p([ox]|\(o?)|co)*([n1]x)*([n1]{1,2}/[n1]|[n1]|s?w|s|q(?=[-a]?[ud]))[-a]?[udp]\.?([,(-]*[pc]o[n1](?![-a]?[udx/])\)?|x[n1](?![x/])[pu]?)*'
        || '|([n1]?p[ox]|[n1]?p\(o?|co)+[n1](?![-a]?[udpx/])\)?|d|[sw1]q(?!b)';
    -- The words, numbers and single signs, each with the blanks before it; the last one is empty.
    texts text[] := string_to_array(regexp_replace("fold_text"("value") COLLATE "pg_c_utf8",
        '\s*(\d+([.,]\d+)*|\.\d+|[[:alpha:]\u0900-\u0963\u0970-\u0dff\u200c\u200d]+(\.[[:alpha:]\u0900-\u0963\u0970-\u0dff\u200c\u200d]{1,4}(?![[:alpha:]]))*|\S)', E'\\&\x01', 'g'), E'\x01');
    words text[];
    word text;
    roles text := '';
    place integer;
    size integer;
    number double precision;
    vocabulary CONSTANT jsonb := "amount_words"();
    known jsonb[];
    found "said_amount" := ROW (1, 'pc', NULL, NULL);
BEGIN
    FOR place IN 1 .. cardinality(texts) - 1 LOOP
        word := ltrim(texts[place], E' \t\n\r');
        IF word ~ '^\.?\d' THEN
            words[place] := word;
            roles := roles || CASE WHEN word = '1' THEN '1' WHEN "decimal_of"(word) IS NULL THEN '?' ELSE 'n' END;
            IF place > 1 AND texts[place] = word AND words[place - 1] COLLATE "pg_c_utf8" ~ '[[:alpha:].]' AND words[place - 1] <> 'x' THEN
                roles := left(roles, -2) || '??'; -- a part of a word
            END IF;
        ELSE
            words[place] := CASE length(word) WHEN 1 THEN word ELSE "search_normalize"(replace(word, '.', '')) END;
            known[place] := vocabulary -> words[place];
            roles := roles || coalesce(known[place] ->> 0, '?');
        END IF;
    END LOOP;
    roles := regexp_replace(roles, '(?<=[n1])-[n1]', '??', 'g');
    place := regexp_instr(roles, amounts);
    size := length(regexp_substr(roles, amounts));
    IF place = 0 OR (substr(roles, place + size - 1, 1) = 'q' AND size = length(roles)) THEN
        RETURN NULL; -- also for bread alone
    END IF;
    found."before" := array_to_string(texts[:place - 1], '');
    found."after" := array_to_string(texts[place + size:], '');
    size := place + size; -- the place behind it
    WHILE place < size LOOP
        CASE substr(roles, place, 1)
            WHEN 'n', '1' THEN
                number := "decimal_of"(words[place]);
                IF substr(roles, place + 1, 1) = '/' THEN
                    number := number / nullif("decimal_of"(words[place + 2]), 0);
                    place := place + 2;
                ELSIF substr(roles, place + 1, 2) ~ '[n1]/' THEN
                    number := number + "decimal_of"(words[place + 1]) / nullif("decimal_of"(words[place + 3]), 0);
                    place := place + 3;
                END IF;
            WHEN 's' THEN
                number := (known[place] ->> 1)::double precision;
                IF substr(roles, place + 1, 1) = 'w' THEN
                    number := (known[place + 1] ->> 1)::double precision + CASE number WHEN 1.25 THEN 0.25 WHEN 0.75 THEN -0.25 ELSE number END;
                    place := place + 1;
                END IF;
            WHEN 'q' THEN
                number := CASE place WHEN size - 1 THEN 250 ELSE 0.25 END;
                found."base" := 'g';
            WHEN 'w', 'u', 'd', 'p' THEN
                number := (known[place] ->> 1)::double precision;
                found."base" := CASE found."base" WHEN 'pc' THEN coalesce(known[place] ->> 2, 'pc') ELSE found."base" END;
            ELSE
                number := 1;
        END CASE;
        found."amount" := found."amount" * number;
        place := place + 1;
    END LOOP;
    RETURN CASE WHEN found."amount" > 0 THEN found END;
END
$$;

-- What is sold in a pack, in grams, millilitres or pieces: its first amount, behind nothing but the name of the pack. NULL where it names none, or more than one.
CREATE OR REPLACE FUNCTION "parse_pack_size"("unit" text) RETURNS "pack_size" LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    said "said_amount" := "read_amount"("unit");
BEGIN
    IF said."before" ~ '^\s*((pouch|bottle|jar|packet|pack|box|tin|can|sachet|tub|tube|approx|approximately|net|wt|weight|quantity|qty|of)[\s.,:(-]*)*$'
        AND said."after" !~ '^\s*\)?\s*\+' THEN
        RETURN ROW (said."amount", said."base")::"pack_size";
    END IF;
    RETURN NULL;
END
$$;

-- The parts of a name, as before, but for its amounts, which are those of packs and searches.
CREATE OR REPLACE FUNCTION "search_name_parts"("name" text, "brand" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    rest text := "search_normalize"("name");
    maker text := "search_normalize"("brand");
    said "said_amount";
BEGIN
    IF maker <> '' AND starts_with(rest, maker || ' ') THEN
        rest := substr(rest, length(maker) + 2);
    END IF;
    LOOP
        said := "read_amount"(rest);
        EXIT WHEN said."amount" IS NULL;
        rest := said."before" || ',' || said."after";
    END LOOP;
    RETURN regexp_split_to_array(rest, '\s+[-–—]+\s*|[,;:()\[\]/|+]+|\s(?:with|for|in|of|from|without|by|on)\s');
END
$$;

-- What the shop has today. Only products whose unit is read otherwise are written again, and only those with letters or signs that are read otherwise are indexed again.
UPDATE "products" product SET "unit" = product."unit"
FROM (SELECT "id", "parse_pack_size"("unit") AS size FROM "products") today
WHERE today."id" = product."id" AND (product."pack_amount", product."pack_base") IS DISTINCT FROM ((today.size)."amount", (today.size)."base");
UPDATE "synonyms" SET "term" = "term" WHERE "key" <> "search_key"("term") OR "phonetic" <> "search_phonetic"(replace("search_normalize"("term"), ' ', ''));
INSERT INTO "search_queue" ("product_ids")
SELECT array_agg("id") FROM "products"
WHERE "deleted_at" IS NULL AND concat_ws(' ', "name", "brand", "description") ~ '[\u00ad\u00bc-\u00be\u0600-\u06ff\u0900-\u0dff\u1c50-\u1c59\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2150-\u215f\u2189\uabf0-\uabf9\ufe00-\ufe0f\ufeff]'
HAVING count(*) > 0;
INSERT INTO "search_queue" ("category_ids")
SELECT array_agg("id") FROM (SELECT "id", "name" FROM "sub_categories" UNION ALL SELECT "id", "name" FROM "categories") category
WHERE "name" ~ '[\u00ad\u00bc-\u00be\u0600-\u06ff\u0900-\u0dff\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2150-\u215f\ufe00-\ufe0f\ufeff]'
HAVING count(*) > 0;
