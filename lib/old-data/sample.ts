/** The sample: an invented register with names in Preeti, and some of the faults that old registers have. */
export const sampleRegister = String.raw`Member no,Name,Scheme,Opened,Balance
1,/fd axfb'/ yfkf,lgoldt art,2071-04-12,"2,40,500.00"
1,/fd axfb'/ yfkf,P]lR5s art,2072-01-31,"9,80,000.00"
2,;Ltf b]jL >]i7,lgoldt art,2071-05-02,"1,15,250.50"
3,xl/ k|;fb zdf{,d'2tL art,2079-11-30,"28,00,000.00"
4,s[i0f k|;fb e§/fO{,lgoldt art,2075-13-01,"64,300.00"
5,clgtf /fO{,afn art,2081-02-33,"12,750.00"
6,ljdnf u'?ª,P]lR5s art,2080-02-32,-450.00
7,sdnf tfdfª,lgoldt art,2078-08-15,"37,900.00"
7,uf]kfn clwsf/L,lgoldt art,2079-03-04,"8,125.25"
8,,P]lR5s art,2080-06-18,"5,000.00"
9,k|ldnf sfsL{,b}lgs art,2081-09-21,"91,640.00"
10,/fd]Zj/ ofbj,d'2tL art,2077-10-10,"12,50,000.00"
11,;'lgtf dNn,afn art,2082-01-05,not known
12,Maya Thapa,P]lR5s art,2081-12-30,"22,480.00"
13,z+s/ zfSo,b}lgs art,2080-07-07,"16,005.75"
14,k|]d b]jL vqL,lgoldt art,2076-04-01,"1,04,000.00"
`

/** Trial balance of the sample; one head differs. */
export const sampleTrialBalance = `नियमित बचत\t5,70,075.75
ऐच्छिक बचत\t10,07,030.00
मुद्दती बचत\t40,00,000.00
बाल बचत\t12,750.00
दैनिक बचत\t1,07,645.75
`
