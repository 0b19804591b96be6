/**
 * Names of people, places, teams, makers and heroes that passwords are made of, written down by hand beside the words of
 * common-words.ts.
 */
export const commonNames: ReadonlySet<string> = new Set(
  `aaron abbey abbie abby abdul abdullah abel abhay abhijit abhinav abhishek abigail abraham adam adamadam addison
  adela adele aditi adolf adrian adriana adrienne agata agnes agustin ahmed aidan aileen aimee aishwarya ajit akhil
  alan alana alastair albert alberta alberto aldo alec alessandro alessia alexa alexalex alexandr alexandria alexei
  alexey alexia alfie alfonso alfred alfredo alice alicia alina alisha alison alistair allan allen allie allison alma
  alok alonso alphonse alvaro alvin alyssa amber amelia amelie amina amir amita amol amrita ananda ananya anastasia
  andre andrei andres andrews andrey andy angela angelika angus anjana anjelica anjum anke ankur anna annabel
  annabelle anneke annette annie annika anoop antoine antoinette anton antonella antonia anuj anupam anuradha anurag
  anusha anwar aparna archana archer archie ariana ariel arif arlene armand armando arnaud arnold arpit arthur artur
  arturo aruna arvind ashish ashton ashutosh ashwin ashwini astrid atul aubrey audrey augusta augustin aurelia aurora
  avery avinash ayesha babette balaji baldwin barbara barnaby barney barrett barry bartek bartosz basil bastian
  beatrice beatriz becca becky belinda benedict benita benjamin bennett bernadette bernard bernardo bernd bernie
  bertha bertie bertram bethany betsy betty beverly bharath bhavana bhavesh bhavya bhushan bianca billie billy bjorn
  blaine blair blake blanca bobby bobbie bonnie boris bradford bradley brady brandi brandy breanna brenda brendan
  brenna brent brett bridget brigitte brittney brock brody bruce bruno bryant bryce bryson burak byron calvin camila
  camilla camille candace candice carina carl carla carlito carlo carlotta carlton carly carmel carmela carola
  carolyn carrie carson carter casandra casey cassandra cassidy catalina catarina cathleen cathy cecile cecilia
  cedric celeste celia celine cesar chad chaitanya chandan chandler chandra chandu chantal charity charlene charley
  charlton chase chelsey cherie cheryl chetan chirag chrissy christa christel christi christie christin christoph
  christophe christy cindy claire clara clarence clarissa clark claude claudia claudio clayton clement clemens
  clifton clint clinton clive clyde colby coleen colette colin colleen collin collins connie connor conrad constance
  conor cordelia corey corina corinne cornelia corrine cortney craig cristian cristiano cristina curtis cyril dalton
  damian damien damon dana daniele danilo danny dante daphne darcy daria darin darius darlene darrell darren darrin
  darryl darshan darwin daryl dave davids davidson davinci davis dawson deanna debbie deborah debra declan deepti
  deirdre delaney delia della delores demetrius denise dennis denzel derek derrick desiree desmond devin devon dexter
  dhanush dhruv dianna dianne diego dieter dietmar dieudonne dilip dimitri dipak dipika dirk djamel dolly dolores
  domenico domingo dominic dominik dominique donatella donnie donovan doreen doris dorian dorothea dorothy dougie
  douglas dragos drake duane dudley duncan dustin dwayne dwight eddie edgar edgardo edith edmund eduard edwards edwin
  eileen elaine eleanor elena eleni elias elijah elina elisa elisabeth elise elisha eliza ella ellen ellie elliot
  elliott ellis elmer eloise elsie elton elvira emanuel emerson emilia emilie emilio emmanuel emmett enrico enrique
  erich erick erika erik erin erna ernest ernesto ernie erwin esmeralda esteban estelle esther ethel etienne eugene
  eugenia eunice evan evangeline evelina evelyn everett ezekiel fabian fabiana fabien fabio fabrice faisal farah
  farhan fatima faustine federica federico felicia felicity felipe felix fernanda fernando filip filippo fiona flora
  florence florian floyd forrest frances francesca francesco francine francisca franck franco francois frankie
  franklin franz franziska fraser freddie freddy frederic frederick frederik frieda friedrich fritz gabriele
  gabriella gabrielle gaetano ganpati garrett garth gautam gavin gayathri gemma genevieve geoffrey georges georgie
  georgina geraldine gerard gerardo gerhard gerrard gertrude giacomo gianluca gianni gilbert gilberto gilles gillian
  gina giorgio giovanna giovanni girish gisela giulia giuliano giuseppe gladys glenda glenn godfrey gokul gonzalo
  gopal gordon grace gracie graeme graham grant greg gregg gregor greta gretchen griffin guido guillaume guillermo
  gunther gustav gustavo gwendolyn hailey hamish hamza hannes hans hansen harald hardik haris harper harriet harris
  harrison harsh harsha harshad harvey hassan hector heidi heike heiko heinrich heinz helen helena helene helga
  helmut hemant hemanth hendrik henri henrietta henrik herbert herman hermann hernan herve hilary hilda himanshu
  holger hollie holly homer horace horst howard hubert hugo humphrey husain hussain hussein ibrahim ignacio igor
  imran indira ines ingo ingrid irene irfan irina iris irma irving isaac isabela isabelle isaiah ishaan ishita ismael
  ismail ivan ivana ivanov jacklyn jacky jacobs jacques jacqueline jacquelyn jagdish jaime jamal jana janelle janice
  janine jared jarrod jasmin javier jayanti jayden jaydeep jayesh jayne jayson jean jeanette jeanne jeannie jeff
  jeffery jenna jennie jenny jens jensen jeremiah jermaine jerome jerry jesse jigar jill jillian jimbo jimmie
  jitendra joachim joan joana joann joanne joaquin jocelyn jochen jody joelle joey johan johann johanna johannes
  johnathan johnjohn johnnie johnson johnston jolene jonah jonas jonathon jones jordi josef josefina josephine josh
  josiah josie joyce juana judith judy juliane julianna julien juliet juliette julio julius junaid juergen jurgen
  justina justine kabir kaitlin kaitlyn kajal kalpana kamal kamala kamil kamlesh kanchan karim karin karl karla
  karsten karthik kartik kasper kassandra katarina katarzyna kate katelyn katerina katharina kathrin kathryn katja
  katrin kavitha kaylee kaushik keegan keira keith kellie kelsey kelvin kendall kendra kenny kerry kerstin keshav
  ketan khalid khushi kieran killian kimberley kinjal kiran kirill kirsten kirsty kishan kishore klara klaus komal
  konrad konstantin kris krishnan kristen kristi kristian kristie kristin kristina kristine kristopher kristy krystal
  kulwinder kunal kurt lalit lance lara larissa lars latisha laurel laurence laurent laurie lavanya lawrence leah
  leandro leanne leela leigh leila lennart lennox lenora leon leona leonard leonid leonie leonora leopold leroy
  leslie lester leticia levi lewis liam liana lidia lilian liliana lillian lindsay lindsey linus lionel lisette
  lizzie lloyd lokesh lorena loretta lorna lorraine lothar lottie louisa louise lourdes luca lucia luciana luciano
  lucie lucien lucille lucinda ludwig luisa lukas luther lydia lynette lynn mabel mackenzie macarena madeleine
  madeline madhav madhu madhuri magda magdalena maksim malcolm malika malini mallory mamta mandar mandeep mandy
  manfred manisha manjit manjula manju manuela marc marcel marcela marcelo marcia marcin marco margarita margot
  mariah mariam marian marianne maribel maricel mariela marilyn marion marisa marisol marissa marius marjorie marlene
  marlon marsha marta martina martine martinez marty marvin maryam maryann maryjane massimo mateo mateusz mathew
  mathias mathieu mathilde matias matilda matt matteo matthews matthias matthieu mattia maureen maurice mauricio
  maurizio maxim maxime maximilian maximus maxine maya mayank mayur meenakshi meera megha meghana mehmet mehul
  melanie melinda melody melvin meredith merle micah michaela michal micheal michel michele mihir mikael mikhail
  mildred milena milind millie milton mina minal miranda miriam mirko mischa misha mitchell mitesh mohamed mohammad
  mohit mohsin moises mona monika monique monish monty moritz morris moses murali muriel murray mustafa myles myriam
  nadia nadine nagaraj naina nandini naomi narendra naresh nasreen natalia nataliya nathalie navin navya neelam
  neeraj neeta nelson nestor neville newton nichole nickolas nicky nico nicola niels nigel nihal nikita nikki nikola
  nikolai nikolas nikos nilesh nina niraj nishant nitesh nithin nitin noah noel noelle noemi nora norbert noreen
  norma norman norris octavia oksana olaf oleg olga olivier oliviero omar omkar oprah orville osama osman oswald otto
  owen ozzie pablo padma paige pallavi paola paolo parker parth pascal pascale patrice patricio patrik patrizia patsy
  patty paulette paulina pauline paulo pavan pavel pawan payal peggy penelope penny percy perla perry pete peters
  peterson petra petr phil philip philipp philippe phillips phoebe phyllis pierre pierrick pierro pietro pilar piotr
  piyush polly poonam prabhat prabhu pradip prachi pramod pranav prasanna prashant prateek pravin preeti prem
  priscilla pritam priti puneet purnima pushpa quentin quincy quinn rachael rachelle radhika rafaela rafal raghav
  raghu raimund rainer raissa rajan rajat rajeev rajendra rajini rajiv rajkumar raju ramachandra raman ramana ramiro
  ramon ramona rana randall randi randolph randy ranjan ranjit raphael raquel rashid rashmi ratan ratna raul ravindra
  rayner rebekah reece reggie regina reginald reinhard renata renate renato rene renee reshma reuben revathi rex
  rhonda riccardo richards richardson rick rickey ricky rishabh rishi ritesh ritika robbie roberta roberts robertson
  robinson robyn rocco rochelle rocio roderick rodney rodolfo rodrigo rodriguez roger rogers rohini roland rolando
  rolf roman romain romeo romina romy ronan ronda ronnie rory rosalie rosalind rosanna rosario roscoe roseanne
  roseline rosemarie rosemary rosie ross roswitha rowan roxana ruben rudolf rudolph rudy rupert rupesh ruth sabina
  sabine sadie sagar sahil saleem salim sally salvador salvatore sameer samir sampath samuele sander sandesh sandhya
  sandip sandrine sandro sangeeta sanja sanjeev sanket santhosh santiago santos sapna saravanan sarika sascha saul
  saurabh savannah savita scottie sebastien seema selena selina selvam serena serge sergei sergey seth shabnam shah
  shahid shakeel shakti shane shankar shanti shari sharmila sharma shashank shashi shaun shawn sheela sheena sheikh
  shelby sheldon shelley shelly sherman sherri sherry shikha shilpa shirley shital shivam shobha shravan shruti
  shubham shyam sibyl siddharth sidney siegfried sienna sierra sigrid silke silvana silvia silvio simona simone
  simran sindhu singh skye skylar smita smriti snehal sofia sofie solomon sonal sonali sonam sonja sonya soraya
  spencer srikanth srinivas sridhar stacey stacie stacy stan stanley stanislav stefanie stefano steffen steffi stella
  stepan stephan stephane stephens sterling stevens stevenson stevie stewart stuart subash subhash suchitra sudha
  sudhir sudheer sujata sujit suman sumit sumitra suraj surendra surya susana susanna susanne susie sushant sushil
  sushma suzanne suzie svetlana swapna swapnil sybille sylvester sylvia sylvie tabitha tamara tammy tania tanja
  tanmay tanner tanya tara tarun tasha tatiana tatjana tatyana tejas terence teri terrance terrell terrence terri
  terry tess tessa thaddeus thea thelma theo theodor theodore therese thiago thierry thompson thomson thorsten tilak
  timmy timothy titus tobias todd tomas tomasz tommaso tony tonya torsten tracey traci tracy trent tricia trina
  trisha tristan troy trudy tulsi tushar tyrone tyson udo ulrich ulrike umesh ursula usha uwe vaibhav valentin
  valerie vance vandana varsha vasant vaughn veena velma venkat venkatesh vera verena verma vernon veronika veronique
  vicente vicki vickie vicky vidya vijaya vikash viktor viktoria vimal vincenzo vineet vinoth viola violetta vishnu
  vitaly vito vivian viviana vivien vivienne vladimir volker wallace walter wanda warren wayne wendell werner wesley
  whitney wilbur wilfred wilhelm willard willie willis wilma wilson winifred winston wolfgang woody wyatt xavier
  yamini yannick yasmin yasmine yogesh yosef youssef yuri yusuf yvette yvonne zainab zeeshan zoltan zsolt adams
  aguilar alvarez anderson armstrong arora bachchan baker banerjee barnes becker bell bennet bhatt bose bowman brewer
  brooks burke burton butler campbell carpenter castillo castro chapman chatterjee chavez chopra chowdhury clarke
  coleman cortes cruz cunningham das delgado desai deshmukh deshpande diaz dixon domingue dubey dutta evans ferguson
  fernandez fletcher flores foster fowler fuentes garcia gardner gomez gonzales gonzalez goodman graves greene gupta
  gutierrez guzman hamilton hanson hawkins hayes hendrix henderson hernandez herrera hoffman holmes hopkins hudson
  hughes ingram iyer jadhav jain jefferson jenkins jimenez joshi kapoor kaur keller kennedy khan kulkarni lambert
  lawson lincoln lopez malhotra marquez mcdonald medina mehta mendez mendoza menon meyer miller mishra mitchel
  montgomery moore morales moreno morrison mueller mukherjee munoz myers nair naidu navarro nicholson nguyen obrien
  oconnor olsen ortega ortiz owens palmer pandey parekh parsons patel patil pawar pearson perez perkins pierce pillai
  porter powell rajput ramirez ramos rao rathore reddy reynolds rivera robbins romero rossi russo sanchez sanders
  sandoval sawant saxena schmidt schneider schulz schwartz sharp shaw shelton shetty shinde shukla simmons simpson
  sinha snyder soto stephenson stone suarez sullivan tandon thakur tiwari torres trivedi trujillo turner valdez
  vargas vasquez vazquez villa wagner walker walters watkins watson weaver webber webster welch wheeler whitaker
  wilkins wilkinson woods wright yadav young zimmerman adelaide africa alabama albania algeria amsterdam ankara
  antarctica arabia arizona arkansas asia athens auckland austria baghdad bahamas bangkok bavaria beirut belfast
  belgium bengal berlin bermuda bhopal bogota bolivia bombay brighton bristol britain british brisbane brussels
  bucharest budapest bulgaria cairo calcutta calgary cambodia cambridge canadian caracas cardiff chandigarh chile
  chinese cincinnati cochin coimbatore cologne colombia colombo colorado columbia columbus connecticut copenhagen
  croatia cuba cyprus dehradun delaware deutschland dublin dubai dundee edinburgh egypt elpaso estonia ethiopia
  europe frankfurt geneva genova georgian ghana glasgow gurgaon hamburg havana helsinki himalaya hollywood hongkong
  honolulu hungary iceland idaho illinois indiana indianapolis indore iowa irish israel istanbul italian jaipur
  jakarta jamaica japanese jerusalem jharkhand jodhpur kansas karachi karnataka kashmir kathmandu kentucky kenya kiev
  kingston korean kuwait lahore latvia lebanon leeds leicester lisbon lisboa lithuania louisiana lucknow ludhiana
  luxembourg madras maharashtra malta mangalore manhattan manila maryland massachusetts mecca memphis mexican
  michigan milano milwaukee minneapolis minnesota mississippi missouri mongolia montreal morocco moscow munich mysore
  nagpur nairobi namibia nashik napoli nashville nebraska netherlands nevada newjersey nigeria noida norwegian
  nottingham oakland odessa ohio oklahoma ontario oregon orissa oslo ottawa oxford palermo panama paraguay
  pennsylvania perth pittsburgh polska portland prague quebec queensland rajkot richmond riodejaneiro romania russian
  sacramento salem sanantonio sandiego sanfrancisco saopaulo scottish senegal seoul serbia shanghai sheffield siberia
  sicilia slovakia slovenia somalia southafrica stanford stockholm stuttgart surat swedish switzerland syria taiwan
  tamilnadu tampa tanzania telangana tennessee tibet tijuana toronto toulouse trinidad tunisia turkiye udaipur uganda
  ukraine uruguay vadodara valencia vancouver varanasi venezuela venice vermont vienna warsaw washington wellington
  westside wisconsin wyoming yorkshire yugoslavia zealand zimbabwe zurich`
    .trim()
    .split(/\s+/),
);
