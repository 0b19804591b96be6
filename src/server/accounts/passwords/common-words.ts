/**
 * Words that passwords are made of all over the world, written down by hand; see docs/decisions/0018. Endings such as
 * 123 or !, capitals and the like of p4ssw0rd are the business of common-password.ts.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd pass passwords passcode passphrase mypassword mypass thepassword yourpassword newpassword
  oldpassword nopassword nopass password1234567 passpass passme passion letmein letmeinnow letme openup opensesame
  sesame open access accessme welcome welcomehome welcomeback hello hellohello helloworld hellothere hellokitty hi
  hola namaste salaam bonjour ciao guten admin administrator admins administrador adminadmin root toor rootroot user
  username users guest default changeme changeit change secret secrets topsecret mysecret private secure security
  unlock locked unlocked login logmein logon signin signup account master masters super superman supermen superuser
  superstar supergirl superb superfly supersecret sudo system sysadmin manager operator support service server
  internet computer laptop desktop keyboard monitor mouse network website google gmail yahoo hotmail facebook twitter
  instagram youtube tiktok linkedin myspace whatsapp telegram snapchat netflix amazon flipkart paytm phonepe
  microsoft windows apple iphone ipad macbook android samsung nokia motorola oneplus xiaomi redmi huawei sony
  playstation xbox nintendo wii gameboy pokemon pikachu charizard mario luigi zelda sonic minecraft fortnite roblox
  halo warcraft starcraft diablo doom quake counter counterstrike callofduty assassin fifa gamer games gaming player
  qwerty qwertyuiop qwertyui qwertyu qwert qwertz azerty qwe qweqwe qweasd qweasdzxc qwaszx qazwsx qazwsxedc zaqwsx
  zaq12wsx zaqxsw wsxedc asd asdasd asdf asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdzxc zxc zxcv zxcvb zxcvbn
  zxcvbnm zxczxc mnbvcxz mnbvcx lkjhgf lkjhgfdsa poiuyt poiuytrewq oiuytrewq ytrewq trewq 123qwe 123qweasd 123abc
  1234qwer 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz 2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3
  a1b2c3d4 a1s2d3f4 aaa111 111aaa 1a2b3c 1a2b3c4d abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc xyz aa123456
  a123456 a12345 a1234567 q123456 z123456 qq123456 s123456 m123456 iloveyou iloveu ilovehim iloveher ilovegod
  ilovejesus ilovemom ilovemum ilovedad ilovemyself ilovethis iloveme iloveindia ilovemusic ilovecats ilovedogs ilove
  love lover lovers lovely lovelove loveme loveyou lovebug lovebird loveless lovehurts lovestory lovesex mylove
  myloves truelove firstlove onelove iubire amor amore amorcito tequiero teamo teamomucho jetaime mahal mahalko
  mahalkita kocham sweet sweetie sweety sweetheart sweetness sweetpea sweets sugar honey honeybee honeybear
  honeybunny baby babygirl babyboy babyblue babydoll babyface babylove bebe bebita princess princesa prince prinsesa
  queen king kings kingkong angel angels angelica angelina angelo angie darling dear dearest beautiful beauty pretty
  gorgeous cute cutie cutiepie hottie hotstuff hotgirl hotboy sexy sexygirl sexyboy sexylady sexybitch sexyme sexsex
  sex monkey monkeys donkey tiger tigers tigger tigre lion lions lioness panther panthers leopard cheetah jaguar puma
  dragon dragons dragonfly dragonball eagle eagles falcon falcons hawk hawks phoenix raven ravens wolf wolves
  wolverine bear bears teddy teddybear panda pandas koala kitten kitty kittycat kittens cat cats catdog catfish dog
  dogs doggy doggie doghouse puppy puppies puppylove bulldog bulldogs husky poodle rabbit bunny bunnies hamster horse
  horses pony ponies unicorn zebra giraffe elephant rhino hippo cow cowboy cowboys cowgirl bull bulls bullshit
  chicken duck ducks ducky penguin penguins dolphin dolphins shark sharks whale fish fishing fisher fishy turtle
  turtles frog froggy lizard snake snakes viper cobra python scorpion spider spiderman butterfly butterflies ladybug
  bee bumblebee buzz mickey mickeymouse minnie donald daffy goofy pluto snoopy garfield scooby scoobydoo tweety
  tweetybird bugsbunny barbie cinderella snowwhite simba nemo stitch shrek bambi dumbo winnie pooh batman batgirl
  robin joker ironman hulk thor avengers captain spawn venom deadpool starwars skywalker darthvader vader yoda jedi
  chewbacca hansolo matrix neo trinity morpheus terminator rambo rocky gladiator spartan spartacus hercules achilles
  zeus apollo athena venus mars mercury jupiter saturn neptune galaxy star stars starlight stargate startrek
  enterprise spock voyager picard sun sunny sunshine sunset sunflower sunrise sunday sundays moon moonlight moonbeam
  sky skyline skywalk cloud clouds rainbow rainbows rain storm stormy thunder lightning snow snowball snowflake
  snowman snowboard winter summer summertime spring autumn fall january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday flower flowers rose roses
  daisy lily lilly violet jasmine orchid tulip lotus sunflowers apples banana bananas orange oranges lemon lemons
  mango mangoes cherry cherries peach peaches peachy strawberry blueberry berry grape grapes pineapple coconut melon
  watermelon kiwi pumpkin potato tomato carrot pepper ginger cinnamon vanilla chocolate choco cookie cookies
  cookiemonster candy candies candyman cupcake cake cheese cheesecake cheeseburger pizza pasta burger butter peanut
  peanuts popcorn pancake muffin biscuit biscuits coffee tea chai pepsi cocacola coke sprite beer beerbeer whisky
  vodka tequila rum wine bacon hotdog noodle noodles red blue green yellow black white pink purple silver gold golden
  brown gray blackie blacky whitey blackcat blackdog blackbird blackjack blackrose redrose bluebird bluesky blueeyes
  greenday redsox yankees mets cubs dodgers giants braves rangers astros lakers celtics chelsea arsenal liverpool
  manchester manutd manu manunited mancity barcelona barca realmadrid madrid juventus milan intermilan inter bayern
  dortmund everton tottenham spurs newcastle celtic scotland england ireland wales germany france italia italy spain
  espana brasil brazil portugal argentina mexico canada america american usa australia newzealand russia china japan
  korea india indian bharat jaihind hindustan pakistan bangladesh nepal srilanka philippines indonesia malaysia
  singapore thailand vietnam turkey greece poland holland sweden norway denmark finland london paris newyork boston
  chicago dallas texas austin houston denver miami florida california losangeles vegas lasvegas seattle atlanta
  detroit cleveland orlando hawaii alaska georgia virginia carolina dakota montana jersey brooklyn broncos packers
  steelers patriots raiders redskins vikings chargers saints buckeyes longhorns gators tarheels trojans warriors
  knights mumbai delhi newdelhi kolkata chennai bangalore bengaluru hyderabad pune goa kerala punjab gujarat
  rajasthan tokyo osaka beijing sydney melbourne football soccer baseball basketball softball volleyball hockey
  cricket tennis golf golfer golfing rugby swimming swimmer swim surfing surfer surf skate skater skateboard
  skateboarding snowboarding boxing boxer wrestling wrestler racing racer runner running jordan kobe lebron ronaldo
  ronaldinho messi neymar beckham zidane rooney maradona sachin tendulkar dhoni virat kohli rohit ganguly dravid
  ferrari porsche mercedes bmw audi honda toyota nissan mazda subaru ford fordf150 mustang camaro corvette chevy
  chevrolet dodge lamborghini bugatti yamaha suzuki kawasaki harley harleydavidson ducati bajaj enfield hummer jeep
  tractor truck trucker driver racecar car cars motor turbo nascar formula guitar guitars guitarist bassist bass
  drums drummer drum piano violin music musica musical musicman musician band singer song songs rock rocknroll
  rockstar rocker rockon metal metallica heavymetal slipknot korn nirvana cobain kurtcobain ironmaiden acdc slayer
  megadeth pantera linkinpark blink182 beatles pinkfloyd ledzeppelin zeppelin elvis presley madonna jackson
  michaeljackson eminem slimshady tupac 2pac biggie 50cent rihanna beyonce shakira britney justin bieber justinbieber
  onedirection bts blackpink hiphop reggae bobmarley marley punk punkrock jazz blues disco dance dancer dancing
  ballet artist art fender gibson stratocaster telecaster lespaul strat marshall ibanez fuzz distortion overdrive
  pedal pedals amplifier jesus jesuschrist christ christian god godisgood godislove godbless godfather goddess
  blessed blessing faith faithful hope heaven saint church bible genesis exodus matthew mark luke john psalm amen
  allah allahuakbar bismillah muhammad mohammed islam muslim ganesh ganesha krishna harekrishna radha radhe
  radheradhe jaishreeram shreeram sairam om omnamahshivaya shiva mahadev hanuman jaimatadi durga lakshmi saraswati
  waheguru buddha devil lucifer satan demon demons evil hell hellfire hellboy hellohell 666666a ghost ghosts vampire
  vampires zombie zombies witch wizard wizards magic magical magician merlin harrypotter potter hogwarts hermione
  gandalf frodo legolas aragorn gollum hobbit mordor naruto sasuke sakura goku vegeta bleach onepiece luffy
  sailormoon anime otaku manga ninja ninjas samurai katana shogun warrior soldier army navy marine marines airforce
  military sniper hunter hunters hunting shooter shotgun gun guns bullet killer killers kill killme murder death dead
  deadman die diehard destroy destroyer terror bomb bomber pirate pirates viking knight rebel rebels outlaw gangster
  gangsta thug thuglife hustler playboy playgirl pimp pimpin pimpdaddy bitch bitches bitchass slut whore fuck fucker
  fuckers fucking fuckme fuckoff fuckyou fuckit fuckthis fuckthat motherfucker asshole assholes ass bastard damn
  dammit shit shithead crap cunt dick dickhead dickface cock cocks penis pussy pussycat pussies vagina boobs boobies
  tits titties nipples naked nude porn porno pornstar hardcore blowjob cumshot horny kinky naughty bigdick bigcock
  bigtits bigboobs bigdog bigdaddy bigboy bigman bigred bigmac bigmoney bigbang bigbird big daddy daddysgirl
  daddyslittlegirl mommy mom mother mama mamma mummy momdad mumdad father papa dad family families brother brothers
  bro sister sisters sis son daughter grandma grandpa granny nana uncle auntie aunt cousin wife husband hubby
  girlfriend boyfriend friend friends friendship bestfriend bestfriends bff forever foreverlove always together
  marriage married wedding happy happyday happyness happiness happybirthday birthday lucky luckyme luckyone
  luckycharm smile smiley smiles laugh funny funnyman fun joy peace peaceful peaceout peaceandlove life lifeisgood
  mylife goodlife lifetime live livelife alive freedom free freeman liberty justice truth trust trustme trustno
  trustnoone nobody noone nothing something anything everything whatever whoknows who whoami whatthe whatsup wassup
  what why because never nevermind neverever forget forgot forgotten forgetit remember dontforget idontknow dontknow
  idk ihateyou hate hater haters hateyou ihatethis sad lonely alone broken brokenheart heart heartbreak hearts
  heartless heartbreaker sorry please thankyou thanks cool coolio coolman coolguy coolgirl coolcat coolcool cooldude
  awesome amazing great good goodboy goodgirl goodluck goodbye goodday goodmorning goodnight best better bestone
  numberone first one two three four five six seven eight nine ten eleven twelve thirteen hundred thousand million
  millionaire billion money moneymoney moneyman cash cashmoney dollar dollars rupees euro rich richie richman poor
  diamond diamonds ruby emerald sapphire crystal crystals pearl pearls jewel treasure power powers powerful
  powerranger energy electric electronic circuit battery speed speedy fast faster fastlane fire fireball firefly
  firefox fireman firebird ice iceman icecream icecube icecold water waterfall ocean oceans sea seaside beach beaches
  island river lake mountain mountains forest tree trees garden nature earth planet world universe space rocket
  rockets nasa alien aliens ufo robot robots cyber cyborg hacker hackers hack hackme hacked crack cracker test tester
  testing testtest testme testuser tests temp temporary demo sample example foobar foo bar blah blahblah blabla lol
  lolol lolololol lollipop lolipop lmao rofl haha hahaha hahahaha hehe hehehe hihi ok okok okay yes yesyes yesno no
  nono nope maybe sure fine done now today tomorrow yesterday tonight time timeless timer clock day days night nights
  nightmare nightwish midnight morning dream dreamer dreams dreaming dreamcast sleep sleepy lazy crazy crazygirl
  crazyboy crazyman crazylove mad madman insane psycho maniac mental genius smart clever stupid idiot dumb dumbass
  dummy loser losers winner winners winning victory victor champion champions champ legend legends legendary hero
  heroes heroin weed marijuana ganja smoke smoker smokey smoking cigarette marlboro newport camel high stoner 420
  420420 stoned drunk party partytime partygirl club vip boss bossman thebest theboss theman thegame theone theking
  therock undertaker johncena cena wwe wwf stonecold randyorton reymysterio tripleh dx hardy goldberg batista girl
  girls girly girlpower girlie boy boys boyz lady ladies man men woman women dude dudes guy guys kid kids child
  children babe babes chick chicks blonde blondie brunette redhead angelbaby angeleyes sweetangel student students
  teacher school highschool college university class classof senior junior freshman lawyer doctor nurse police
  policeman engineer engineering science scientist biology chemistry physics math maths history english spanish
  french german book books reading library letter letters writer poet poetry office work worker working workhard job
  jobs business company corporate sales marketing finance banking bank michael michelle jennifer jessica jessie
  ashley amanda daniel daniela danielle david davide andrew andrea andreas anthony antonio alexander alexandra
  alexandre alexis alex alejandro alejandra joshua nicole nicholas nicolas nick christopher christina christine chris
  robert roberto richard ricardo william williams thomas tommy charles charlie charlotte joseph jose james jimmy jim
  johnny jonathan brandon brian bryan kevin kyle tyler taylor samantha samuel sam sammy sarah sara stephanie stephen
  steven steve stefan elizabeth emily emma eva hannah heather kimberly kim laura lauren linda lisa maria marie
  mariana marina martin martha mary melissa megan natalie natasha olivia oliver patricia patrick paul paula peter
  pedro rachel rebecca sabrina sandra sandy sophie sophia susan tiffany tina vanessa veronica victoria vincent carlos
  carmen carol caroline cassie catherine cynthia diana diane donna edward eduardo eric erica frank francis francisco
  gabriel gabriela george gerald gloria gregory harold harry henry isabel isabella jack jackie jacob jake jamie janet
  jason jeffrey jeremy joanna joel jorge juan juanita julia julian juliana julie karen karina katherine kathleen
  kathy katie kelly kenneth larry leonardo lorenzo louis lucas luis manuel marcus margaret marcos miguel mike monica
  morgan nancy nathan nathaniel pamela phillip rafael ralph raymond ronald rosa roxanne russell ryan scott sean
  sebastian sergio shannon sharon sheila simon teresa theresa travis trevor valentina valentine valeria wendy yolanda
  zachary zoe courtney destiny dylan ethan logan mason madison makayla brianna briana brittany brooke caitlin cameron
  kayla rahul rohan raj rajesh ramesh suresh mahesh dinesh mukesh rakesh sunil anil amit ajay vijay sanjay arjun arun
  ashok deepak deepika divya gaurav harish karan kavita kumar manish manoj meena mohan naveen neha nikhil nisha
  pankaj pooja prakash pradeep prasad pratik praveen priya priyanka ravi rekha ritu riya sandeep sanjana santosh
  sarita satish shivani shreya shweta sneha sonia sonu sunita swati tanvi varun vikas vikram vinay vinod vishal vivek
  yash anjali ankit ankita anita aditya akash akshay amar anand aarav asha lata geeta sita gita mumtaz salman
  shahrukh srk aamir hrithik amitabh katrina kareena ranbir deepu chinnu chotu golu pappu babu sweetu jaan meri jaanu
  janu shona betu mummypapa mommydaddy maapapa papamummy maa mamapapa buster buddy max maxwell bailey molly maggie
  lucy chloe bella coco lola oreo precious prissy shadow sparky spike spanky toby tucker tinkerbell snickers skittles
  twix mnms patches misty oscar rusty samson scooter sasha sassy casper cooper cody duke gizmo jasper murphy nala
  otis ozzy riley roxy rufus bandit baxter beau benji boomer bubba bubbles buttons callie chance chester cleo
  clifford creative create creator design designer photo photos camera canon nikon kodak picture movie movies film
  films cinema television tv radio video videos phone telephone mobile cell cellphone call number numbers alpha
  alphabet beta gamma delta omega sigma zeta echo bravo foxtrot tango whiskey zulu zero zerocool maverick goose
  topgun bond jamesbond agent 007 double spy mission impossible trouble troublemaker danger dangerous wicked wild
  wildcat wildcats wildfire wildchild savage beast animal animals creature monster monsters godzilla titan titanic
  titans colossus giant atlas orion pegasus scorpio gemini taurus aries leo virgo libra sagittarius capricorn
  aquarius pisces cancer zodiac marvel dccomics nicetry nice nicegirl niceguy secretword keepout stayaway goaway
  getout getlost gotohell letsgo letsgetit comeon bringit justdoit doit bethebest believe believer dreambig stayhigh
  staycool stayhome qwertyasdf asdfqwer zxcasd zxcasdqwe qazqaz wsxwsx qwer qwerqwer rewq fdsa vcxz`
    .trim()
    .split(/\s+/),
);
