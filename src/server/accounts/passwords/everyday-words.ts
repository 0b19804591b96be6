/** Words of every day, of games, sports, music and machines that passwords are made of, written down by hand. */
export const everydayWords: ReadonlySet<string> = new Set(
  `omsairam ability abnormal absolute absolut abstract academic academy acapulco accent accept accident accord accurate acid
  acoustic acrobat action active activity actor actress acura addict address adidas adult advance advent adventure
  advice advisor aerial aerobics affair agency aggie agony aikido airborne airbus aircraft airhead airlines airman
  airplane airport airsoft airwolf aladdin alarm albatros alcatraz alchemy alcohol alfa alfaromeo algebra allegro
  alley alliance alligator allied almond almost aloha already alright alstar altima aluminum amateur ambition
  ambrosia ambulance amigo ammonia amour anaconda analog analysis anarchy anatomy ancient anger angry another answer
  anthem anthrax antique antelope anubis anyway apache apartment aphrodite apocalypse applepie apricot aqua arcade
  arcadia archery architect arctic area argon armada armadillo armageddon armani armchair armor arrow arsehole
  artemis article artistic ashtray aspirin assman asteroid asterix astro astronaut atlantic atlantis atomic attack
  attila attitude auction audio author autobahn automatic avalanche avalon avatar avenger avenue average aviation
  aviator babycakes babylon backbone backdoor backpack backup badass badboy badgirl badger badman badminton bagels
  baggins baguette balance balloon balls bamboo bang banker banner banshee barbecue barber barefoot bareback bargain
  barracuda barrel basement basic basket battle beacon beagle beaner beans beastie beaver bedroom beefcake beemer
  beethoven beetle beginner behind belgrade bender benfica bentley beretta berries bigboss bigfoot bigguy bigmike
  bigone bikini billabong billiard binary bingo bionic bird birddog birdie birdland bishop bismarck biteme bitter
  bizarre blackmagic blackman blackout blackstar blade blanket blast blaster blazer blind blizzard block blood bloody
  blossom blowfish blowme blubber bluebell bluedog boat boater boating bobcat bobdole body bodyguard bogart boiler
  bollocks bonanza bondage bone bonehead bonjovi bonsai boogie booker bookworm boom boomboom boomerang booster
  bootleg boots booty border borland bottle bottom boulder bounce bounty bowler bowling bowtie boxcar brain
  brainstorm branch brass brave bread break breakdown breaker breakfast breast breath breeze brewery brewster brick
  bridge bright brilliant broadway bronze browser bruiser bruins brush brutal brutus bubble bubblegum buccaneer
  bucket buckeye buckshot budgie budlight budweiser buffalo buffett buffy bugger builder building bullfrog bullseye
  bumper bundle burning burnout busted butcher buttercup butthead butthole button cabbage cabin cable cactus cadillac
  caesar cajun calendar calibra callisto calypso camelot campus cancel candle cannabis cannon cannonball capital
  caramel caravan carbon cardinal cards carebear career caribou carnage carnaval carnival carousel carpet carrera
  carrier cartman cartoon cascade cashflow cashmere casino cassette castle casual catalog catalyst catch cathedral
  catnip cattle catwoman caution cavalier celebrity cello center central centurion century ceramics certain chainsaw
  challenge challenger chamber chameleon champagne championship channel chaos chapel chapter character charger
  charisma charm charming charter chatting cheater check checker checkmate cheddar cheech chemical cherokee chess
  chestnut chevelle chewie chewy chief chilli chimera chinook chipmunk chipper chivas chocolat choice chopin chopper
  christmas chrome chronic chronos chrysler chuckles chutney cigar circle circus citadel citroen citizen city civic
  civilwar clancy clapton clarinet classic classroom claymore cleaner clearwater clipper clover clown cluster coach
  cobalt cocaine cockroach codered cognac coldbeer coldplay collect collection collector colonel colony color colts
  coltrane columbine comanche combat comedy comet comfort comics command commander commando common compaq compass
  complete complex concept concert concord concorde concrete condom condor confused connect connection conquer
  conquest constant consult consultant contact content contest contra control controller convert cooking coolboy
  copper copperhead copyright coral cordless cornbread corndog corner cornwall corolla corona corpse corrado correct
  corsair cortez cosmic cosmos cottage cotton cougar country courage coyote crappy cream creampie creed criminal
  crimson critter crocodile cross crossbow crossfire crown cruise cruiser crunch crusader crush cuddles culture
  cumming cupid current cursor custom customer cutlass cutter cyberpunk cyclone cypress dabears daedalus daemon
  daffodil dagger dandelion daredevil darklord darkman darkness darkside darkstar darth dartmouth dashboard database
  datsun dawgs daybreak daydream daylight daytona deadhead deadly dealer deathnote decade deception decker deepblue
  deeper deepthroat defender defiant delete delicious delight delivery delpiero dental dentist depeche depechemode
  deputy derby desert desire despair dessert detective devildog dialog diesel digger digimon digital dilbert dildo
  dinamo dingdong dinner dinosaur diplomat direct direction director dirtbike dirty disaster disciple discover
  discovery discus disney disneyland distance diver diving divine division dixie doctorwho dodger dogbert dogcat
  dogfood dogg dogman dogpound dogwood domino donut doodle doomsday doors dork download downtown dracula drag
  dreamteam dresden dressage drifter driller drizzle drowning duchess duckie dukeduke dungeon duracell dusty dutchess
  dwarf dynamic dynamite dynamo dynasty earnhardt earthlink earthquake easter eastern eastside eastwood easy eatme
  eatpussy eatshit echelon eclipse economy ecstasy edison editor educate education egghead einstein electra electro
  electron element elevator elite emergency emperor empire employ energizer enforcer engage engine enigma enjoy
  ensemble enter enterme entrance entropy envelope enzyme equinox eraser ericsson erotic escape escort eskimo
  espresso esprit essence eternal eternity ethernet euphoria everest everlast everyday evidence evolution exactly
  excalibur excellent exchange excite exclusive execute executive exotic expedition experience expert explore
  explorer express extra extreme eyeball eyes fabulous factory fahrenheit fairlane fairy fallen fallout famous
  fanatic fantasia fantastic fantasy farmer farming farscape fashion fastball fastcar fatboy fatcat fatman favorite
  fearless feather featherweight federal feedback feeling fellow female fenerbahce ferret fetish fiction fidelity
  field fiesta fighter fighting figure filter final finger finish firefire firehawk firehouse firewall firewood
  fireworks fishbone fisherman fishes fishhead fishin fishman fishtank fitness flame flamenco flamingo flanders
  flanker flash flashback flasher flatron fletch flight flipper floppy florist flounder fluffy flute flyboy flyers
  flying flyfish focus food foolish footjob force forbidden foreman forevermore forklift forsaken fortress fortuna
  fortune forum forward fountain foxfire foxylady fragile fraggle framework freak freaky freckles freebird freefall
  freelance freepass freeporn freeride freeway freeze freezer freight friendly frisky frogfrog frogger frogman
  frontier frosty frozen fruit fuckface fuckfuck fuckhead fucked fucku fugazi fulham funky funtime furball fury
  fusion future gabber galactic galant galatasaray galileo gambit gambler gamble game gamecock gamecube gameover
  gangbang garage garbage gardenia gargoyle garlic garnet gasman gateway gather gayboy geheim general generic gentle
  gentleman geometry geronimo getmoney getsome getting ghetto giggles ginseng giveme glacier glamour glass glasses
  glitter global glory gloves glowworm goalie goalkeeper goat goblin goblue godsmack godspeed goforit gogogo gogators
  gohome goldeneye goldfinger goldfish goldie goldstar goldwing golfball golfgolf golfman goliath gooddog goodies
  goodness goodtime goofball gorilla gothic government grammar granada grandam grandprix granite grapefruit graphic
  grass grasshopper grateful gratis gravity grease greatone greedy greenbay greenman greenwood gremlin gremio grendel
  greyhound griffey grinch gringo grizzly groove groovy ground group growth grumpy guardian guerilla gumball gumby
  gunner gunslinger gunsmoke guppy gypsy halflife hallmark hallo halloween hamburger hammer hammerhead handball
  handsome handyman hangman happening happier happyface happyfeet happyhour happyman harder hardball hardrock
  hardware harmony harvard harvest hashish hatred havefun haven hawaiian hawkeye hayabusa headache headhunter
  heartbeat heavenly hedgehog hellraiser hellsing hellyeah helper hentai herbalife heritage hermes hermit hesoyam
  hidden highland highlander highlife hightower highway hijack hiking hillside hippie hitman holden holein1 holiday
  hollow homeboy homebrew homeless homepage homerun homework honeymoon hooker hooligan hoops hoosier hooters hopeful
  hopeless horizon hornet horney horror horseman horseshoe hospital hotmale hotone hotpink hotrod hotsex hotshot
  hounddog house however human humble hummingbird hunger hungry hurley hurrican hurricane husker huskies hyperion
  hyundai iamgod iamhappy iamthebest iceberg ichigo ideal identity iforget iforgot iguana illusion imagine imation
  immortal impact impala imperial important inception include incubus independent indigo industry infamous infantry
  inferno infiniti infinite infinity inflames informix ingress injection innocent innovation insanity insert inside
  insight insomnia inspector inspiron install instant insurance integra integral intel intelligent intercom intern
  internal international intranet intrepid intruder invader inventor invest invisible ironhorse isolation itsme
  jackal jackass jacket jackoff jackpot jamaican jammer jamming jayhawk jazzman jazzy jeepers jeepster jellybean
  jello jerkoff jester jethro jetski jigsaw joking jordan23 journey joyful joystick judge judgement juggalo
  juggernaut juggle juice juicy jukebox jumanji jumper jungle juniper jurassic justme kamikaze kangaroo karaoke
  karate karma kayak kermit kernel kicker kickass kicks killbill kingdom kingfish kingpin kisses kissing kissme
  kitchen klingon knicks knockout knuckles kodiak krypton kryptonite kungfu labrador laddie lakeside lakewood lalala
  lancelot lancer landmark landscape language laser lazarus leader leather lefty legacy legal legion lemonade
  leprechaun lesbian letsdoit lexmark lexus license lifeguard lifehack lifeless lifesucks light lighter lighthouse
  lighting lilbit lilwayne limited linkin linux lipstick liquid listen listener lithium littleman living loaded
  loading lobster local locker lockdown locksmith logical logitech lollol lollypop lonestar lonewolf longbow longdong
  longer longhair longhorn looking looser lost lottery loud louder loveable lovehate lovelife lovelovelove loverboy
  lovesong lovesucks lovethis loveu loveya loving lowrider loyalty luckydog luckystar lucky13 lunatic lunchbox
  luscious lustful lynyrd lyrics macaroni machine macintosh madcow madden maddog madhouse madmax madness mafia
  magazine magenta maggot magnet magnetic magnolia magnum maiden mailbox mailman majestic majority makaveli makemoney
  malibu mamacita mammoth mandarin mandolin mankind manman manowar manson manual marathon marble mariner market
  marshal martini masterbate mastermind matador matchbox material matter maximum maxima meatball meatloaf mechanic
  medical medicine mediator medusa megaman megatron mellow member memorial memory menace merchant mermaid message
  messiah metalhead metallic meteor metro miamor micro microlab microphone mighty mikemike milk milkshake milkman
  millenium millennium mine mineral mini minimum minister minority miracle mirage mirror misfits mister mistress
  mobster model modem modern moderator mohawk molecule moment momanddad monaco monarch mongoose monkeyboy monolith
  monopoly monroe montecarlo moondog moonshine moonstar moose mopar mortal mortgage mortimer mosquito motion
  motocross motorcycle mousepad mouser movement mozart mullet multimedia multipass muscle museum mushroom mustard
  mutant myname myself mystery mystic mystical mythology nameless napoleon napster nasty nation national natural
  nautica nautilus navigate navigator navyseal necklace nemesis nerdy nermal nestle netscape neutron neveragain
  neverland newbie newborn newlife newman newpass newstart newyear newyorker nextel niagara nightfall nighthawk
  nightwing nimbus nimrod nineteen nipple nitro nomad nonsense normal northern northside notebook notused nounours
  nowayout nuclear nugget nutmeg nympho oakley oatmeal obelix oblivion obsession obsidian octagon octopus odyssey
  officer official offshore offspring oilers oldman oldschool olivetti olympia olympic olympus online onlyme onlyone
  onlyyou opendoor operation opera oracle orbital orchard organ organic orgasm original orioles ostrich outback
  outdoors outkast outside overkill overload overlord oxygen oyster pacers pacific packard packet paddle padres
  painter painting palace paladin pallet pandora panic panties papercut papillon paradigm paradise paradox paragon
  paramedic paranoia paranoid parrot partner passat passenger passport patience patriot patrol pavilion payback
  payday peacock pearljam pebbles peekaboo pelican pencil pendragon pentagon pentium people peppermint perfect
  perfection performance perfume persian person personal pervert peterpan peugeot phantom pharaoh pharmacy philly
  phish photon phpbb phreak pianist pickle picnic pigeon piglet pigpen pilgrim pilot pinball pingpong pinkie pinky
  pinnacle pioneer pipeline piper pistol pistons pitbull pitcher pizzaman plasma plastic platform platinum platypus
  playball playground playing playmate playtime pleasant pleasure plumber plymouth pocket pointer poison poker polar
  polaris polaroid policy politics polo polopolo pontiac pookie pooper poopoo popeye popper popsicle popular porkchop
  pornking portable portal poseidon positive possible postal postman potatoes pothead powder powerman prairie prayer
  preacher predator preferred prelude premier premium present president pressure prestige pretzel primary primetime
  primrose printer printing prisoner privacy privet prodigy producer product professional professor profile profit
  program programmer progress project prometheus promise property prophecy prophet prosper prospect protect protector
  proton protozoa prowler psychology public puddin pudding punisher punkrocker punter puppet pursuit puzzle pyramid
  quality quantum quarter quarterback quartz quattro quest question quick quicksilver quiksilver raccoon racerx radar
  radical radiohead ragnarok raider railroad raindrop raining rainman rainyday raistlin rambler ramrod ranch rancid
  random ranger rapper rapture raptor rascal rasputin rasta rastafari reader reality really reaper reason reckless
  record redalert redbaron redbird redbone redbull redcar reddevil reddog redfish redhat redhot redline redman
  redneck redred redrum redskin redstar redwine redwing redwood reebok reflex regional register relax release reliant
  religion remote renault renegade reptile republic request rescue research resident resource respect restaurant
  retarded retired return revenge reverse revolution revolver reward rhapsody rhythm rider rifleman ripper rising
  riverside riverrun roadking roadrunner roadster robocop robotech robotics rocketman rockford rockies rocking
  rockman rockwell roller rolling rollins rolltide romance romantic rookie rooster rootbeer rosebud rotten rottweiler
  rough route roulette royal rugrats rules runaway runescape rustydog salmon salsa salvation sanctuary sandals
  sandman sandstorm santa satellite sausage savior sawyer saxman saxophone scandal scanner scarecrow scarface scarlet
  scarlett scatman scheme schumacher scissors scotch scotty scout scrabble scramble scrapper scratch scream screamer
  screen screwy scruffy scrappy scuba sculpture seagull seahawk seahorse search searching season section seduction
  seminole semperfi senate senator sensation sensei sentinel sentry sepultura sequence serenity sergeant serious
  serpent sessions seventeen seventy sexgod sexual sexybabe sexylove sexymama sexyman sexyred sexysexy shaggy
  shakespeare shalom shaman shamrock sharingan sharky shazam sheba shelter sheriff shibby shinobi shitface shitshit
  shocker shodan shooting shopping showtime shrimp shuttle sidekick sideways signal silence silent silly silverado
  silverfox simple sinbad single sinner skating skeeter skeleton skidoo skinhead skinny skipper skydive skydiver
  skyhawk skylark slacker slammer slapper slapshot slaughter slave sleeper sleeping slider slippery slowhand slutty
  smackdown small smartass smashing smeghead smiling smirnoff smith smokeweed smokie smokin smooth smoothie smother
  snakebite snapper snapple sneakers snicker snooker snowbird snowdrop snowfall snuggles social society software
  solid solitude solution somebody someday someone sometimes sonata songbird soprano soulmate sound source southern
  southpark southside souvenir spaceman spaghetti spalding spanking sparkle sparrow speaker special specialist
  specialk spectre spectrum speeding speedo speedway spelling spirit spiritual spitfire splash splinter spongebob
  spooky sport sporting sportster spotlight springer sprinter spunky squadron square squash squeak squirrel squirt
  stallion stalker standard starbuck starburst stardust starfish starfox stargazer starship starstar start state
  station status stayout stealth steam steele stereo sticky stingray stinker stinky stocks stoney stoopid storage
  stories story strange stranger strangle strategy stratus strawber stream street strength stress strider strike
  striker string stripper strong stronger studio studman studmuffin stunner sublime submarine suburban subway success
  successful suckdick sucker suckit suckme sucks sugarbear suicide summit sunbird sunburn sundance sundevil sunfire
  sunlight superbowl supercool superdog superior supernova superpower supersonic supervisor supply supra supreme
  surface surgery surprise surrender survivor swallow swamp swinger switch swordfish swords symbol sympathy symphony
  symmetry syndrome synergy syracuse tacobell tadpole talisman talking tampabay tanker tarantula target tarheel
  tarzan tattoo taxman teaching technics techno technology teenage teenager telecom telefon teleport temple
  temptation tempest terminal termite terrapin terrible terrific terrorist testicle testpass texans thecat theclash
  thecrow thedog thedoors theend theforce thegreat themaster thematrix thesims thethe thething thetruth thewho
  theworld thinker thinking third thirty thissucks thistle throttle thumper thunderbird thx1138 ticket tickle
  tightass timber timberland timeout tincan tinker tinman titleist toaster tobacco toilet tomahawk tomatoes tomcat
  tomtom toolbox toolman toomuch tootsie topcat topdog topper torino tornado torpedo toshiba total toucan touchdown
  tourist trader trading tragedy trailer train trainer training transam transfer transformer transport trash trauma
  travel traveler treble treehouse trekker triangle tribal tribble trigger trinitron triple triplets tripod triton
  triumph trivial trojan trombone tropical trumpet trunks trusting tsunami tugboat tundra turbine twenty twilight
  twinkle twister twisted typhoon ultima ultimate ultra umbrella undead underground underdog understand underwear
  uniform union unique unisys united unitedstates universal unknown unreal upgrade upyours uranus utopia vacation
  valhalla valkyrie valley vandam vanguard vauxhall vector vegetable velocity velvet vendetta vengeance venture
  vermilion versace version vertical vertigo veteran vette viewsonic village villain vintage violence virgin virtual
  virtue virus vision visitor visual vitamin volcano volcom volkswagen volley voltage volunteer volvo voodoo vortex
  vulcan vulture waffle walkman wallpaper wallstreet walnut walrus wanker wanted wareagle warhammer warlock warlord
  warning wasabi watch watcher waterloo waterpolo wealth weapon weasel weather webmaster weezer weird welder werewolf
  western westham westlife westwood whatisit wheels whisper whistler whiteboy whiteout whitesox whitetail whocares
  wilder wildbill wildman wildlife wildwood willow windmill window windsor windsurf windy wireless wisdom wishbone
  wolfman wolfpack wombat wonder wonderful wonderland woodland woodstock woodwork workshop workout worldcup worldwide
  worship wrangler writing wutang xanadu xanth xfiles xtreme yankee yeahbaby yellowstone yingyang yogibear yorktown
  yoyoyo yummy zaphod 314159 31415926 271828 112358 11235813 1123581321 141421 161803 8675309 4815162342 246810
  135790 134679 124578 135246 10203040 01020304 12131415 12345678910 007007 696969 777888 101010 102030 192837 147896
  258000 123457 123465 ncc1701 r2d2c3po hal9000 route66 area51 catch22 rush2112 just4me just4fun sex4me love4ever
  4ever 4life me2you i4got 2hot4u 4you oicu812 ou812 icu812 gfhjkm ghbdtn`
    .trim()
    .split(/\s+/),
);
